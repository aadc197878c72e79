/// What makes one ordered collection of another: removals, counted in the old one, and insertions, counted in the new.
public struct CollectionDifference<ChangeElement>: Collection {
  public enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)

    var _offset: Int {
      switch self {
      case .insert(let offset, _, _): return offset
      case .remove(let offset, _, _): return offset
      }
    }
    var _element: ChangeElement {
      switch self {
      case .insert(_, let element, _): return element
      case .remove(_, let element, _): return element
      }
    }
    var _associated: Int? {
      switch self {
      case .insert(_, _, let other): return other
      case .remove(_, _, let other): return other
      }
    }
    var _isRemoval: Bool {
      switch self {
      case .insert: return false
      case .remove: return true
      }
    }
  }

  /// By offset, both.
  public let insertions: [Change]
  public let removals: [Change]

  init(_changes: [Change]) {
    insertions = _changes.filter { !$0._isRemoval }.sorted { $0._offset < $1._offset }
    removals = _changes.filter { $0._isRemoval }.sorted { $0._offset < $1._offset }
  }

  /// Nil unless each place changes once and the halves of moves know each other.
  public init?<Changes: Collection>(_ changes: Changes) where Changes.Element == Change {
    var removed: [Int: Int?] = [:]
    var inserted: [Int: Int?] = [:]
    var movesByRemoval: [Int: Int] = [:]
    var movesByInsertion: [Int: Int] = [:]
    for change in changes {
      let offset = change._offset
      if offset < 0 || (change._isRemoval ? removed[offset] : inserted[offset]) != nil { return nil }
      if change._isRemoval { removed[offset] = change._associated } else { inserted[offset] = change._associated }
      guard let other = change._associated else { continue }
      if other < 0 { return nil }
      if change._isRemoval {
        movesByRemoval[offset] = other
      } else {
        if movesByInsertion[other] != nil { return nil }
        movesByInsertion[other] = offset
      }
    }
    if movesByRemoval != movesByInsertion { return nil }
    self.init(_changes: Array(changes))
  }

  public func inverse() -> CollectionDifference<ChangeElement> {
    CollectionDifference(
      _changes: map { change -> Change in
        switch change {
        case .insert(let offset, let element, let other):
          return .remove(offset: offset, element: element, associatedWith: other)
        case .remove(let offset, let element, let other):
          return .insert(offset: offset, element: element, associatedWith: other)
        }
      })
  }

  /// A position among the changes: removals from the last to the first, then insertions, which is an order to apply them.
  public struct Index: Comparable, Hashable, _Unreflected {
    let _offset: Int
    init(_ offset: Int) { _offset = offset }
    public static func == (lhs: Index, rhs: Index) -> Bool { lhs._offset == rhs._offset }
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs._offset < rhs._offset }
    public func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
  }

  public typealias Element = Change
  public typealias Indices = DefaultIndices<CollectionDifference<ChangeElement>>
  public typealias Iterator = IndexingIterator<CollectionDifference<ChangeElement>>
  public typealias SubSequence = Slice<CollectionDifference<ChangeElement>>
  public var startIndex: Index { Index(0) }
  public var endIndex: Index { Index(removals.count + insertions.count) }
  public func index(after i: Index) -> Index { Index(i._offset + 1) }
  public subscript(position: Index) -> Change {
    let offset = position._offset
    return offset < removals.count ? removals[removals.count - offset - 1] : insertions[offset - removals.count]
  }

  /// All changes, so ordered that the new collection comes about from its beginning to its end.
  var _inOrder: [Change] {
    var result: [Change] = []
    var removed = 0
    var inserted = 0
    while removed < removals.count || inserted < insertions.count {
      if inserted == insertions.count
        || removed < removals.count && removals[removed]._offset - removed <= insertions[inserted]._offset - inserted
      {
        result.append(removals[removed])
        removed += 1
      } else {
        result.append(insertions[inserted])
        inserted += 1
      }
    }
    return result
  }
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {
  public static func == (lhs: CollectionDifference<ChangeElement>, rhs: CollectionDifference<ChangeElement>) -> Bool {
    lhs.insertions.elementsEqual(rhs.insertions, by: _areSame) && lhs.removals.elementsEqual(rhs.removals, by: _areSame)
  }

  static func _areSame(_ one: Change, _ other: Change) -> Bool {
    one._isRemoval == other._isRemoval && one._offset == other._offset && one._element == other._element
      && one._associated == other._associated
  }
}

extension CollectionDifference where ChangeElement: Hashable {
  /// An element that is removed once and inserted once has moved.
  public func inferringMoves() -> CollectionDifference<ChangeElement> {
    let removed = _placesOfUnique(removals)
    let inserted = _placesOfUnique(insertions)
    return CollectionDifference(
      _changes: map { change -> Change in
        guard let from = removed[change._element], let to = inserted[change._element] else { return change }
        switch change {
        case .insert(let offset, let element, _): return .insert(offset: offset, element: element, associatedWith: from)
        case .remove(let offset, let element, _): return .remove(offset: offset, element: element, associatedWith: to)
        }
      })
  }

  func _placesOfUnique(_ changes: [Change]) -> [ChangeElement: Int] {
    var places: [ChangeElement: Int] = [:]
    var repeated = Set<ChangeElement>()
    for change in changes {
      if places.updateValue(change._offset, forKey: change._element) != nil { repeated.insert(change._element) }
    }
    for element in repeated { places.removeValue(forKey: element) }
    return places
  }
}

extension RangeReplaceableCollection {
  /// Nil where the difference is not from a collection like this one.
  public func applying(_ difference: CollectionDifference<Element>) -> Self? {
    let elements = Array(self)
    var result = Self()
    var place = 0
    var removed = 0
    var inserted = 0
    for change in difference._inOrder {
      let end = change._isRemoval ? change._offset : change._offset + removed - inserted
      if end < place || end > elements.count { return nil }
      result.append(contentsOf: elements[place..<end])
      place = end
      if change._isRemoval {
        if place == elements.count { return nil }
        place += 1
        removed += 1
      } else {
        result.append(change._element)
        inserted += 1
      }
    }
    result.append(contentsOf: elements[place..<elements.count])
    return result
  }
}
