// Parts of a text with attributes, its characters and its runs.

/// A part of a text with attributes. Its places are those of the whole.
public struct AttributedSubstring: AttributedStringProtocol, _Attributed, _Unreflected {
  var _base: AttributedString
  let _range: Range<AttributedString.Index>

  init(_ base: AttributedString, _ range: Range<AttributedString.Index>) {
    if range.lowerBound._byte < 0 || range.upperBound > base.endIndex {
      fatalError("AttributedString index range is out of bounds")
    }
    _base = base
    _range = range
  }

  public var base: AttributedString { _base }
  public var startIndex: AttributedString.Index { _range.lowerBound }
  public var endIndex: AttributedString.Index { _range.upperBound }
  public var characters: AttributedString.CharacterView { AttributedString.CharacterView(_base, _range) }
  public var runs: AttributedString.Runs { AttributedString.Runs(_base, _range) }
  public var _whole: AttributedString { _base._cut(startIndex._byte, endIndex._byte) }
  public var description: String { _whole.description }
  public static func == (lhs: AttributedSubstring, rhs: AttributedSubstring) -> Bool { lhs._whole == rhs._whole }
  public func hash(into hasher: inout Hasher) { _whole.hash(into: &hasher) }

  public subscript(bounds: Range<AttributedString.Index>) -> AttributedSubstring { AttributedSubstring(_base, bounds) }

  public func _attribute(_ name: String) -> AnyHashable? {
    _base._attribute(name, startIndex._byte, endIndex._byte)
  }
  public mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
    _base._change(startIndex._byte, endIndex._byte) { $0._setting(name, value) }
  }
  public mutating func setAttributes(_ attributes: AttributeContainer) {
    _base._change(startIndex._byte, endIndex._byte) { _ in attributes }
  }
  public mutating func mergeAttributes(
    _ attributes: AttributeContainer, mergePolicy: AttributeContainer.AttributeMergePolicy = .keepNew
  ) {
    _base._change(startIndex._byte, endIndex._byte) { $0.merging(attributes, mergePolicy: mergePolicy) }
  }
  public mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) {
    _base._change(startIndex._byte, endIndex._byte) {
      $0._has(attributes) ? $0._without(attributes).merging(others) : $0
    }
  }
}

extension AttributedString {
  /// The characters of a text with attributes. What is put among them looks like what it replaces, or like its neighbour.
  public struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, _Unreflected {
    var _base: AttributedString
    var _range: Range<AttributedString.Index>

    init(_ base: AttributedString, _ range: Range<AttributedString.Index>) {
      _base = base
      _range = range
    }
    public init() { self.init(AttributedString(), AttributedString.Index(0)..<AttributedString.Index(0)) }

    public var startIndex: AttributedString.Index { _range.lowerBound }
    public var endIndex: AttributedString.Index { _range.upperBound }
    public func index(after i: AttributedString.Index) -> AttributedString.Index {
      AttributedString.Index(_base._text.index(after: String.Index._at(i._byte))._offset)
    }
    public func index(before i: AttributedString.Index) -> AttributedString.Index {
      AttributedString.Index(_base._text.index(before: String.Index._at(i._byte))._offset)
    }
    public subscript(position: AttributedString.Index) -> Character { _base._text[String.Index._at(position._byte)] }

    public mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<AttributedString.Index>, with newElements: C
    ) where C.Element == Character {
      let low = subrange.lowerBound._byte
      let high = subrange.upperBound._byte
      let text = String(newElements)
      let near = low < high || low == 0 ? low : low - 1
      let attributes = _base._ranges(near, near + 1).first?.2 ?? AttributeContainer()
      _base._replace(low, high, AttributedString(text, attributes: attributes))
      let end = _range.upperBound._byte + text.utf8.count - (high - low)
      _range = _range.lowerBound..<AttributedString.Index(end)
    }
  }

  /// The parts in which the attributes are the same.
  public struct Runs: BidirectionalCollection, CustomStringConvertible, Equatable, _Unreflected {
    public struct Index: Comparable, _Unreflected {
      let _number: Int
      public static func < (lhs: Index, rhs: Index) -> Bool { lhs._number < rhs._number }
    }

    public struct Run: Equatable, CustomStringConvertible, _Attributed, _Unreflected {
      let _text: String
      public let range: Range<AttributedString.Index>
      public private(set) var attributes: AttributeContainer

      init(_ text: String, _ start: Int, _ length: Int, _ attributes: AttributeContainer) {
        _text = text
        range = AttributedString.Index(start)..<AttributedString.Index(start + length)
        self.attributes = attributes
      }
      public static func == (lhs: Run, rhs: Run) -> Bool {
        lhs._text == rhs._text && lhs.attributes == rhs.attributes
      }
      public var description: String { "\(_text) \(attributes)" }
      public func _attribute(_ name: String) -> AnyHashable? { attributes._attribute(name) }
      public mutating func _setAttribute(_ name: String, _ value: AnyHashable?) {
        attributes._setAttribute(name, value)
      }
    }

    private let all: [Run]
    private let text: AttributedString

    init(_ base: AttributedString, _ range: Range<AttributedString.Index>) {
      let (low, high) = (range.lowerBound._byte, range.upperBound._byte)
      all = base._ranges(low, high).map { Run(base._text._slice($0, $0 + $1), $0, $1, $2) }
      text = base._cut(low, high)
    }

    public var startIndex: Index { Index(_number: 0) }
    public var endIndex: Index { Index(_number: all.count) }
    public func index(after i: Index) -> Index { Index(_number: i._number + 1) }
    public func index(before i: Index) -> Index { Index(_number: i._number - 1) }
    public subscript(position: Index) -> Run { all[position._number] }
    public subscript(position: AttributedString.Index) -> Run {
      guard let run = all.first(where: { $0.range.contains(position) }) else {
        fatalError("AttributedString index is out of bounds")
      }
      return run
    }
    public static func == (lhs: Runs, rhs: Runs) -> Bool { lhs.text == rhs.text }
    public var description: String { text.description }

    /// What one attribute says, from one change of it to the next.
    public subscript<Value: Equatable>(
      keyPath: KeyPath<AttributeContainer, Value?>
    ) -> [(Value?, Range<AttributedString.Index>)] {
      changes { $0[keyPath: keyPath] }
    }
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> [(K.Value?, Range<AttributedString.Index>)] {
      changes { $0[key] }
    }
    private func changes<Value: Equatable>(
      _ said: (AttributeContainer) -> Value?
    ) -> [(Value?, Range<AttributedString.Index>)] {
      var found: [(Value?, Range<AttributedString.Index>)] = []
      for run in all {
        let value = said(run.attributes)
        if let last = found.last, last.0 == value {
          found[found.count - 1].1 = last.1.lowerBound..<run.range.upperBound
        } else {
          found.append((value, run.range))
        }
      }
      return found
    }
  }
}
