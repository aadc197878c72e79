/// A merge sort from the bottom up: equal elements keep their order.
func _sort<Element>(_ elements: inout [Element], _ areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
  let count = elements.count
  let run = 8
  var start = 0
  while start < count {
    let end = start + run < count ? start + run : count
    var index = start + 1
    while index < end {
      let element = elements._get(index)
      var place = index
      while try place > start && areInIncreasingOrder(element, elements._get(place - 1)) {
        elements._set(place, elements._get(place - 1))
        place -= 1
      }
      if place != index { elements._set(place, element) }
      index += 1
    }
    start = end
  }
  var width = run
  while width < count {
    var merged: [Element] = []
    merged.reserveCapacity(count)
    var low = 0
    while low < count {
      let middle = low + width < count ? low + width : count
      let high = middle + width < count ? middle + width : count
      var left = low
      var right = middle
      while left < middle && right < high {
        if try areInIncreasingOrder(elements._get(right), elements._get(left)) {
          merged.append(elements._get(right))
          right += 1
        } else {
          merged.append(elements._get(left))
          left += 1
        }
      }
      while left < middle {
        merged.append(elements._get(left))
        left += 1
      }
      while right < high {
        merged.append(elements._get(right))
        right += 1
      }
      low = high
    }
    elements = merged
    width *= 2
  }
}

extension Array {
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _sort(&self, areInIncreasingOrder)
  }
}

extension Array where Element: Comparable {
  public mutating func sort() { if !_sortNatively() { _sort(&self) { $0 < $1 } } }
  /// False where the machine does not know the order of the elements.
  @_intrinsic("array.sort") mutating func _sortNatively() -> Bool
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var sorted = Array(self)
    try _sort(&sorted, areInIncreasingOrder)
    var index = startIndex
    for element in sorted {
      self[index] = element
      index = self.index(after: index)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  public mutating func sort() {
    var index = startIndex
    for element in sorted() {
      self[index] = element
      index = self.index(after: index)
    }
  }
}
