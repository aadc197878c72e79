// Timsort, with the runs and the comparisons of Swift's own: a script may count them, or print what it is asked to compare.
// Whatever a comparison throws, the array has every element once.

/// Sorts an array. Equal elements keep their order.
func _sort<Element>(_ elements: inout [Element], _ areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
  let count = elements.count
  let shortest = _shortestRun(count)
  if count <= shortest {
    if count > 1 { try _sortByInsertion(&elements, 0, 1, count, areInIncreasingOrder) }
    return
  }
  // Where each run begins; it ends where the next one does.
  var starts: [Int] = []
  var start = 0
  while start < count {
    var end = try _endOfRun(&elements, start, areInIncreasingOrder)
    if end < count && end - start < shortest {
      let wanted = start + shortest < count ? start + shortest : count
      try _sortByInsertion(&elements, start, end, wanted, areInIncreasingOrder)
      end = wanted
    }
    starts.append(start)
    try _mergeTopRuns(&elements, &starts, end, areInIncreasingOrder)
    start = end
  }
  while starts.count > 1 { try _mergeRuns(&elements, &starts, starts.count - 1, count, areInIncreasingOrder) }
}

/// Between 32 and 64, so that as many runs as a power of two has, or few less, make the whole; all of what is shorter.
func _shortestRun(_ count: Int) -> Int {
  var rest = count
  var isRounded = false
  while rest >= 64 {
    if rest & 1 == 1 { isRounded = true }
    rest >>= 1
  }
  return isRounded ? rest + 1 : rest
}

/// Where a run that begins at `start` ends; one that descends is turned round.
func _endOfRun<Element>(
  _ elements: inout [Element], _ start: Int, _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows -> Int {
  let count = elements.count
  var next = start + 1
  if next == count { return next }
  if try areInIncreasingOrder(elements._get(next), elements._get(start)) {
    next += 1
    while try next < count && areInIncreasingOrder(elements._get(next), elements._get(next - 1)) { next += 1 }
    var low = start
    var high = next - 1
    while low < high {
      elements.swapAt(low, high)
      low += 1
      high -= 1
    }
  } else {
    next += 1
    while try next < count && !areInIncreasingOrder(elements._get(next), elements._get(next - 1)) { next += 1 }
  }
  return next
}

/// Sorts what is between `low` and `high`, of which what is below `sorted` is in order already.
func _sortByInsertion<Element>(
  _ elements: inout [Element], _ low: Int, _ sorted: Int, _ high: Int,
  _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows {
  var next = sorted
  while next < high {
    let element = elements._get(next)
    var place = next
    // Where a comparison throws, the element is put where the others have made room for it.
    defer {
      if place != next { elements._set(place, element) }
      next += 1
    }
    while try place > low && areInIncreasingOrder(element, elements._get(place - 1)) {
      elements._set(place, elements._get(place - 1))
      place -= 1
    }
  }
}

/// Merges the last runs until each is longer than the two behind it together.
func _mergeTopRuns<Element>(
  _ elements: inout [Element], _ starts: inout [Int], _ end: Int,
  _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows {
  while starts.count > 1 {
    var last = starts.count - 1
    let top = end - starts[last]
    let second = starts[last] - starts[last - 1]
    let third = last >= 2 ? starts[last - 1] - starts[last - 2] : 0
    let isUnbalancedBelow = last >= 3 && starts[last - 2] - starts[last - 3] <= third + second
    if isUnbalancedBelow || last >= 2 && third <= second + top {
      if third < top { last -= 1 }
    } else if second > top {
      return
    }
    try _mergeRuns(&elements, &starts, last, end, areInIncreasingOrder)
  }
}

/// Makes one run of two neighbours, the second of which is given.
func _mergeRuns<Element>(
  _ elements: inout [Element], _ starts: inout [Int], _ run: Int, _ end: Int,
  _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows {
  let low = starts[run - 1]
  let middle = starts[run]
  let high = run + 1 < starts.count ? starts[run + 1] : end
  if middle - low < high - middle {
    try _mergeUpwards(&elements, low, middle, high, areInIncreasingOrder)
  } else {
    try _mergeDownwards(&elements, low, middle, high, areInIncreasingOrder)
  }
  starts.remove(at: run)
}

func _mergeUpwards<Element>(
  _ elements: inout [Element], _ low: Int, _ middle: Int, _ high: Int,
  _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows {
  let lower = elements._slice(low, middle)
  let count = middle - low
  var taken = 0
  var upper = middle
  var place = low
  defer {
    while taken < count {
      elements._set(place, lower._get(taken))
      place += 1
      taken += 1
    }
  }
  while taken < count && upper < high {
    if try areInIncreasingOrder(elements._get(upper), lower._get(taken)) {
      elements._set(place, elements._get(upper))
      upper += 1
    } else {
      elements._set(place, lower._get(taken))
      taken += 1
    }
    place += 1
  }
}

func _mergeDownwards<Element>(
  _ elements: inout [Element], _ low: Int, _ middle: Int, _ high: Int,
  _ areInIncreasingOrder: (Element, Element) throws -> Bool
) rethrows {
  let upper = elements._slice(middle, high)
  var left = high - middle
  var lower = middle
  var place = high
  defer {
    while left > 0 {
      left -= 1
      elements._set(lower + left, upper._get(left))
    }
  }
  while left > 0 && lower > low {
    let goesFirst = try areInIncreasingOrder(upper._get(left - 1), elements._get(lower - 1))
    place -= 1
    if goesFirst {
      lower -= 1
      elements._set(place, elements._get(lower))
    } else {
      left -= 1
      elements._set(place, upper._get(left))
    }
  }
}

extension Array {
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
  @_standIn public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _sort(&self, areInIncreasingOrder)
  }
}

extension Array where Element: Comparable {
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
  @_standIn public mutating func sort() { if !_sortNatively() { _sort(&self) { $0 < $1 } } }
  /// False where the machine does not know the order of the elements.
  @_intrinsic("array.sort") mutating func _sortNatively() -> Bool
}

extension ContiguousArray {
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
  @_standIn public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try _sort(&_elements, areInIncreasingOrder)
  }
}

extension ArraySlice {
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
  @_standIn public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    var sorted = Array(self)
    // Elements lie where the last comparison left them, also where that has thrown.
    defer { replaceSubrange(startIndex..<endIndex, with: sorted) }
    try _sort(&sorted, areInIncreasingOrder)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
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
  /// Puts the elements into order, from the smallest to the greatest or as the closure orders two of them; equal
  /// ones keep theirs.
  public mutating func sort() {
    var index = startIndex
    for element in sorted() {
      self[index] = element
      index = self.index(after: index)
    }
  }
}
