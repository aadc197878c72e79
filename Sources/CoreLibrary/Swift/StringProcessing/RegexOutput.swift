// What a regular expression found.

/// A group at a place.
struct _RegexPlace: Hashable {
  let number: Int
  let low: Int
  let high: Int
}

extension Regex {
  @dynamicMemberLookup
  public struct Match {
    let anyRegexOutput: AnyRegexOutput
    public let range: Range<String.Index>

    init(anyRegexOutput: AnyRegexOutput) {
      self.anyRegexOutput = anyRegexOutput
      range = anyRegexOutput._elements[0]._range
    }

    public var output: Output {
      if let output = anyRegexOutput as? Output { return output }
      guard let output = anyRegexOutput.extractValues(as: Output.self) else {
        fatalError("Zoetrope does not support what this regular expression captures as '\(Output.self)'")
      }
      return output
    }
    /// What was captured under a number of a reference.
    public func _value(of reference: Int) -> Any? {
      guard let index = anyRegexOutput._elements.firstIndex(where: { $0.referenceID == reference }) else { return nil }
      return anyRegexOutput[index].value
    }
    public subscript<T>(dynamicMember keyPath: KeyPath<Output, T>) -> T { output[keyPath: keyPath] }
    @_disfavoredOverload
    public subscript(dynamicMember _keyPath: KeyPath<(Output, _doNotUse: ()), Output>) -> Output { output }
  }
}

extension Regex.Match where Output == AnyRegexOutput {
  public init<OtherOutput>(_ match: Regex<OtherOutput>.Match) { self.init(anyRegexOutput: match.anyRegexOutput) }
  public subscript(dynamicMember _keyPath: KeyPath<(Substring, _doNotUse: ()), Substring>) -> Substring {
    anyRegexOutput[0].substring!
  }
  public subscript(name: String) -> AnyRegexOutput.Element? { anyRegexOutput[name] }
}

/// What was captured, whatever type it has.
public struct AnyRegexOutput: RandomAccessCollection {
  public typealias Index = Int
  let input: String
  let _elements: [ElementRepresentation]

  struct ElementRepresentation {
    let optionalDepth: Int
    let content: (range: Range<String.Index>, value: Any?)?
    let name: String?
    let referenceID: Int?
    let visibleInTypedOutput: Bool

    var _range: Range<String.Index> { content!.range }
  }

  public struct Element {
    let representation: ElementRepresentation
    let input: String

    public var range: Range<String.Index>? { representation.content?.range }
    public var substring: Substring? { range.map { input[$0] } }
    public var name: String? { representation.name }
    /// Nil stands for a group that took no part, in as many optionals as it may be missing.
    public var value: Any? {
      guard let content = representation.content else { return nil }
      return content.value ?? input[content.range]
    }
    public var type: any Any.Type {
      let value = representation.content?.value
      switch representation.optionalDepth {
      case 0: return value.map { Swift.type(of: $0) } ?? Substring.self
      default: return value.map { Swift.type(of: Optional($0)) } ?? Optional<Substring>.self
      }
    }
  }

  init(_ input: _RegexInput, _ match: _RegexMatch, _ captures: [_RegexCapture], _ values: [_RegexPlace: Any]) {
    self.input = input.base
    var elements: [ElementRepresentation] = []
    elements.reserveCapacity(match.bounds.count)
    for (number, bounds) in match.bounds.enumerated() {
      let (low, high) = bounds
      let capture = number == 0 ? _RegexCapture() : captures[number - 1]
      var content: (range: Range<String.Index>, value: Any?)?
      if low >= 0 {
        let range = String.Index(input.offset(low))..<String.Index(input.offset(high))
        let value = values.isEmpty ? nil : values[_RegexPlace(number: number, low: low, high: high)]
        content = (range, value)
      }
      elements.append(
        ElementRepresentation(
          optionalDepth: capture.depth, content: content, name: capture.name, referenceID: capture.reference,
          visibleInTypedOutput: capture.isVisible))
    }
    _elements = elements
  }
  public init<Output>(_ match: Regex<Output>.Match) { self = match.anyRegexOutput }

  public func extractValues<Output>(as outputType: Output.Type = Output.self) -> Output? {
    var values: [Any] = []
    values.reserveCapacity(_elements.count)
    for element in _elements where element.visibleInTypedOutput {
      guard let content = element.content else {
        values.append(Optional<Substring>.none as Any)
        continue
      }
      values.append(content.value ?? input[content.range])
    }
    return _regexOutput(values, as: outputType)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { _elements.count }
  public var count: Int { _elements.count }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(position: Int) -> Element { Element(representation: _elements[position], input: input) }
  public subscript(name: String) -> Element? {
    _elements.first { $0.name == name }.map { Element(representation: $0, input: input) }
  }
}

/// Values as a tuple, where it has as many elements and these types.
func _regexOutput<Output>(_ v: [Any], as type: Output.Type) -> Output? {
  switch v.count {
  case 1: return v[0] as? Output
  case 2: return (v[0], v[1]) as? Output
  case 3: return (v[0], v[1], v[2]) as? Output
  case 4: return (v[0], v[1], v[2], v[3]) as? Output
  case 5: return (v[0], v[1], v[2], v[3], v[4]) as? Output
  case 6: return (v[0], v[1], v[2], v[3], v[4], v[5]) as? Output
  case 7: return (v[0], v[1], v[2], v[3], v[4], v[5], v[6]) as? Output
  case 8: return (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7]) as? Output
  case 9: return (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8]) as? Output
  case 10: return (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9]) as? Output
  case 11: return (v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10]) as? Output
  default: fatalError("Zoetrope does not support regular expressions with more than ten captures")
  }
}
