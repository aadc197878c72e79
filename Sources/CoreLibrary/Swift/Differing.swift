// Finding a difference as Swift does: Myers's algorithm in linear space, which halves the way between two points.

extension BidirectionalCollection {
  public func difference<C: BidirectionalCollection>(
    from other: C, by areEquivalent: (C.Element, Element) -> Bool
  ) -> CollectionDifference<Element> where C.Element == Element {
    let old = Array(other)
    let new = Array(self)
    var changes: [CollectionDifference<Element>.Change] = []
    _findChanges(
      from: old, to: new, _EditGraph(left: 0, top: 0, right: old.count, bottom: new.count), areEquivalent, &changes)
    return CollectionDifference(_changes: changes)
  }
}

extension BidirectionalCollection where Element: Equatable {
  public func difference<C: BidirectionalCollection>(from other: C) -> CollectionDifference<Element>
  where C.Element == Element {
    difference(from: other, by: { $0 == $1 })
  }
}

/// A rectangle between two points on the way: elements of the old collection to the right, of the new one downwards.
/// A step to the right removes, one down inserts, a diagonal one keeps.
struct _EditGraph {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }
  var size: Int { right - left + bottom - top }
  var delta: Int { right - left - (bottom - top) }
}

func _findChanges<Element>(
  from old: [Element], to new: [Element], _ whole: _EditGraph, _ areEquivalent: (Element, Element) -> Bool,
  _ changes: inout [CollectionDifference<Element>.Change]
) {
  var graph = whole
  while graph.left < graph.right && graph.top < graph.bottom && areEquivalent(old[graph.left], new[graph.top]) {
    graph.left += 1
    graph.top += 1
  }
  while graph.left < graph.right && graph.top < graph.bottom
    && areEquivalent(old[graph.right - 1], new[graph.bottom - 1])
  {
    graph.right -= 1
    graph.bottom -= 1
  }
  if graph.left == graph.right || graph.top == graph.bottom {
    for x in graph.left..<graph.right { changes.append(.remove(offset: x, element: old[x], associatedWith: nil)) }
    for y in graph.top..<graph.bottom { changes.append(.insert(offset: y, element: new[y], associatedWith: nil)) }
    return
  }
  let middle = _middle(of: graph, from: old, to: new, areEquivalent)
  let head = _EditGraph(left: graph.left, top: graph.top, right: middle.left, bottom: middle.top)
  let tail = _EditGraph(left: middle.right, top: middle.bottom, right: graph.right, bottom: graph.bottom)
  _findChanges(from: old, to: new, head, areEquivalent, &changes)
  _findChanges(from: old, to: new, middle, areEquivalent, &changes)
  _findChanges(from: old, to: new, tail, areEquivalent, &changes)
}

/// Where the ways from the beginning and from the end meet: one change, with what is kept before or behind it. `forward`
/// has for each diagonal how far to the right the way from the beginning leads, `backward` how far up the other one.
func _middle<Element>(
  of graph: _EditGraph, from old: [Element], to new: [Element], _ areEquivalent: (Element, Element) -> Bool
) -> _EditGraph {
  let limit = (graph.size + 1) / 2
  let delta = graph.delta
  let isOdd = delta & 1 == 1
  // The diagonal 0 stands in the middle.
  let zero = limit + 1
  var forward = Array(repeating: 0, count: 2 * limit + 3)
  var backward = Array(repeating: 0, count: 2 * limit + 3)
  forward[zero + 1] = graph.left
  backward[zero + 1] = graph.bottom
  var depth = 0
  while depth <= limit {
    for k in stride(from: depth, through: -depth, by: -2) {
      let isDown = k == -depth || k != depth && forward[zero + k - 1] < forward[zero + k + 1]
      let startX = isDown ? forward[zero + k + 1] : forward[zero + k - 1]
      var x = isDown ? startX : startX + 1
      var y = graph.top + (x - graph.left) - k
      let startY = depth == 0 || !isDown ? y : y - 1
      while x < graph.right && y < graph.bottom && areEquivalent(old[x], new[y]) {
        x += 1
        y += 1
      }
      forward[zero + k] = x
      let other = k - delta
      if isOdd && other > -depth && other < depth && y >= backward[zero + other] {
        return _EditGraph(left: startX, top: startY, right: x, bottom: y)
      }
    }
    for c in stride(from: depth, through: -depth, by: -2) {
      let isLeft = c == -depth || c != depth && backward[zero + c - 1] > backward[zero + c + 1]
      let endY = isLeft ? backward[zero + c + 1] : backward[zero + c - 1]
      var y = isLeft ? endY : endY - 1
      var x = graph.left + (y - graph.top) + c + delta
      let endX = depth == 0 || !isLeft ? x : x + 1
      while x > graph.left && y > graph.top && areEquivalent(old[x - 1], new[y - 1]) {
        x -= 1
        y -= 1
      }
      backward[zero + c] = y
      let other = c + delta
      if !isOdd && other >= -depth && other <= depth && x <= forward[zero + other] {
        return _EditGraph(left: x, top: y, right: endX, bottom: endY)
      }
    }
    depth += 1
  }
  return graph
}
