/// Text, parts of which have attributes: a font, a colour, a link. Its places are units of UTF-16.
open class NSAttributedString: NSObject {
  public struct Key: RawRepresentable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct EnumerationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  /// In place of a pointer to a range, which there is none of here.
  public enum _NoRange {}

  /// A part whose attributes are the same.
  struct _Run {
    var length: Int
    var attributes: [Key: Any]
  }

  var _text: String
  var _runs: [_Run]

  public init(string: String) {
    _text = string
    _runs = [_Run(length: string.utf16.count, attributes: [:])]
    super.init()
  }

  public init(string: String, attributes: [Key: Any]?) {
    _text = string
    _runs = [_Run(length: string.utf16.count, attributes: attributes ?? [:])]
    super.init()
  }

  public init(attributedString: NSAttributedString) {
    _text = attributedString._text
    _runs = attributedString._runs
    super.init()
  }

  open var string: String { _text }
  open var length: Int { _runs.reduce(0) { $0 + $1.length } }

  open override func copy() -> Any { NSAttributedString(attributedString: self) }
  open override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }

  open func attributes(at location: Int, effectiveRange range: _NoRange?) -> [Key: Any] {
    _run(at: location).attributes
  }
  open func attributes(at location: Int, effectiveRange range: inout NSRange) -> [Key: Any] {
    let (attributes, found) = _run(at: location)
    range = found
    return attributes
  }
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: _NoRange?) -> Any? {
    _run(at: location).attributes[attrName]
  }
  open func attribute(_ attrName: Key, at location: Int, effectiveRange range: inout NSRange) -> Any? {
    attributes(at: location, effectiveRange: &range)[attrName]
  }

  private func _run(at location: Int) -> (attributes: [Key: Any], range: NSRange) {
    var start = 0
    for run in _runs {
      if location >= start && location < start + run.length {
        return (run.attributes, NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    fatalError("Index \(location) out of bounds; string length \(length)")
  }

  open func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: NSString(string: _text).substring(with: range))
    part._runs = _parts(in: range).map { _Run(length: $0.range.length, attributes: $0.attributes) }
    return part
  }

  /// The runs in a range, each as far as it is in it.
  func _parts(in range: NSRange) -> [(attributes: [Key: Any], range: NSRange)] {
    var start = 0
    var parts: [(attributes: [Key: Any], range: NSRange)] = []
    for run in _runs {
      let low = max(start, range.location)
      let high = min(start + run.length, range.location + range.length)
      if low < high { parts.append((run.attributes, NSRange(location: low, length: high - low))) }
      start += run.length
    }
    return parts
  }

  open func enumerateAttributes(
    in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lending: false)
    let parts = _parts(in: enumerationRange)
    for part in opts.contains(.reverse) ? parts.reversed() : parts {
      block(part.attributes, part.range, stop)
      if stop.pointee.boolValue { return }
    }
  }

  open func enumerateAttribute(
    _ attrName: Key, in enumerationRange: NSRange, options opts: EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  open func isEqual(to other: NSAttributedString) -> Bool {
    _text == other._text && _runs.map { $0.length } == other._runs.map { $0.length }
      && zip(_runs, other._runs).allSatisfy { _isSame($0.attributes, $1.attributes) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSAttributedString).map { isEqual(to: $0) } ?? false
  }

  open override var hash: Int { _text.hashValue }

  private func _isSame(_ some: [Key: Any], _ others: [Key: Any]) -> Bool {
    some.count == others.count
      && some.allSatisfy { key, value in
        guard let other = others[key] else { return false }
        if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
        return false
      }
  }
}

/// Such a text that can be changed.
open class NSMutableAttributedString: NSAttributedString {
  open var mutableString: NSMutableString { NSMutableString(string: _text) }

  open func append(_ attrString: NSAttributedString) {
    _text += attrString._text
    _runs += attrString._runs
  }

  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let all = NSString(string: _text)
    let end = range.location + range.length
    let rest = NSRange(location: end, length: length - end)
    let before = _kept(NSRange(location: 0, length: range.location))
    let after = _kept(rest)
    _text = all.substring(to: range.location) + attrString._text + all.substring(from: end)
    _runs = before + attrString._runs + after
  }

  /// What stands in place of text looks as that did, or as what is before it.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let near = NSRange(location: max(0, range.location - (range.length == 0 ? 1 : 0)), length: 1)
    let attributes = _parts(in: near).first?.attributes
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
  }

  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  open func setAttributedString(_ attrString: NSAttributedString) {
    _text = attrString._text
    _runs = attrString._runs
  }

  open func setAttributes(_ attrs: [Key: Any]?, range: NSRange) { _change(range) { _ in attrs ?? [:] } }

  open func addAttribute(_ name: Key, value: Any, range: NSRange) {
    _change(range) { attributes in attributes.merging([name: value]) { $1 } }
  }

  open func addAttributes(_ attrs: [Key: Any], range: NSRange) {
    _change(range) { attributes in attributes.merging(attrs) { $1 } }
  }

  open func removeAttribute(_ name: Key, range: NSRange) {
    _change(range) { attributes in attributes.filter { $0.key != name } }
  }

  open func beginEditing() {}
  open func endEditing() {}

  private func _kept(_ range: NSRange) -> [_Run] {
    _parts(in: range).map { _Run(length: $0.range.length, attributes: $0.attributes) }
  }

  private func _change(_ range: NSRange, _ change: ([Key: Any]) -> [Key: Any]) {
    let end = range.location + range.length
    if range.location < 0 || end > length { fatalError("Range \(range) out of bounds; string length \(length)") }
    let changed = _kept(range).map { _Run(length: $0.length, attributes: change($0.attributes)) }
    _runs =
      _kept(NSRange(location: 0, length: range.location)) + changed
      + _kept(NSRange(location: end, length: length - end))
  }
}
