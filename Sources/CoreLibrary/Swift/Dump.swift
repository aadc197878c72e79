// A value with everything in it, a line for each part.

@discardableResult
public func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
) -> T {
  var dumper = _Dumper(itemsLeft: maxItems)
  dumper.show(value, name: name, indent: indent, depth: maxDepth)
  _write(dumper.pieces.joined())
  return value
}

@discardableResult
public func dump<T, TargetStream: TextOutputStream>(
  _ value: T, to target: inout TargetStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max,
  maxItems: Int = .max
) -> T {
  var dumper = _Dumper(itemsLeft: maxItems)
  dumper.show(value, name: name, indent: indent, depth: maxDepth)
  for piece in dumper.pieces { target.write(piece) }
  return value
}

struct _Dumper {
  /// What is written, each at a time: a stream of the script's hears of every one.
  var pieces: [String] = []
  var itemsLeft: Int
  /// The instances and types shown so far, numbered.
  var seen: [ObjectIdentifier: Int] = [:]

  init(itemsLeft: Int) { self.itemsLeft = itemsLeft }

  mutating func show(_ value: Any, name: String?, indent: Int, depth: Int) {
    if itemsLeft <= 0 { return }
    itemsLeft -= 1
    let mirror = Mirror(reflecting: value)
    let children = Array(mirror.children)
    start(indent, isLeaf: children.isEmpty, depth)
    pieces.append(" ")
    if let name { pieces += [name, ": "] }
    pieces += summary(of: value, mirror, children.count)
    if let identity = identity(of: value) {
      let number = seen[identity]
      pieces += [" #", "\(number ?? seen.count)"]
      if number != nil { return pieces.append("\n") }
      seen[identity] = seen.count
    }
    pieces.append("\n")
    if depth > 0 { showParts(mirror, children, indent, depth) }
  }

  mutating func showSuperclass(_ mirror: Mirror, indent: Int, depth: Int) {
    if itemsLeft <= 0 { return }
    itemsLeft -= 1
    let children = Array(mirror.children)
    start(indent, isLeaf: children.isEmpty, depth)
    pieces += [" super: ", String(reflecting: mirror.subjectType), "\n"]
    if depth > 0 { showParts(mirror, children, indent, depth) }
  }

  mutating func start(_ indent: Int, isLeaf: Bool, _ depth: Int) {
    pieces += Array(repeating: " ", count: indent) + [isLeaf ? "-" : depth <= 0 ? "▹" : "▿"]
  }

  mutating func showParts(
    _ mirror: Mirror, _ children: [(label: String?, value: Any)], _ indent: Int, _ depth: Int
  ) {
    if let above = mirror.superclassMirror { showSuperclass(above, indent: indent + 2, depth: depth - 1) }
    var index = 0
    for child in children {
      if itemsLeft <= 0 {
        let rest = children.count - index
        pieces += Array(repeating: " ", count: indent + 4) + ["(", "\(rest)"] + (index > 0 ? [" more"] : [])
        pieces.append(rest == 1 ? " child)\n" : " children)\n")
        return
      }
      show(child.value, name: child.label, indent: indent + 2, depth: depth - 1)
      index += 1
    }
  }

  func identity(of value: Any) -> ObjectIdentifier? {
    switch _kind(type(of: value)) {
    case 2: return ObjectIdentifier(value as! AnyObject)
    case 5: return ObjectIdentifier(value as! Any.Type)
    default: return nil
    }
  }

  /// The value in a few words; what its parts will say is left out.
  func summary(of value: Any, _ mirror: Mirror, _ count: Int) -> [String] {
    switch mirror.displayStyle {
    case .tuple: return [count == 1 ? "(1 element)" : "(\(count) elements)"]
    case .collection: return [count == 1 ? "1 element" : "\(count) elements"]
    case .dictionary: return [count == 1 ? "1 key/value pair" : "\(count) key/value pairs"]
    case .set: return [count == 1 ? "1 member" : "\(count) members"]
    default: break
    }
    if let described = value as? any CustomDebugStringConvertible { return [described.debugDescription] }
    if let described = value as? any CustomStringConvertible { return [described.description] }
    if let streamed = value as? any TextOutputStreamable { return [_streamed(streamed)] }
    switch mirror.displayStyle {
    case .class, .struct: return [String(reflecting: mirror.subjectType)]
    case .enum:
      let name = _parts(value).0
      return [String(reflecting: mirror.subjectType)] + (name.isEmpty ? [] : [".", name])
    default: return [String(reflecting: value)]
    }
  }
}
