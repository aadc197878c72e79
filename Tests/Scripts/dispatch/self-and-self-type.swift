// In a static member of a protocol's extension, `Self` is the type as the caller knew it, `self` the one that was asked.

protocol Named {
  init()
  static var tag: String { get }
}

extension Named {
  static func who() -> String { "\(Self.self) \(self)" }
  static func inner() -> String { who() + ", " + self.who() + ", " + Self.who() }
  static func kept() -> String {
    let closure = { "\(Self.self) \(self)" }
    func local() -> String { "\(Self.self) \(self)" }
    return closure() + ", " + local()
  }
  static func tags() -> String { Self.tag + self.tag + tag }
  static func made() -> Self { Self() }
  static func asked() -> Self {
    let new = self.init()
    return new
  }
  static subscript(index: Int) -> String { "\(index) \(Self.self) \(self)" }
  init(twice: Bool) { self.init() }
  static func twice() -> Self { self.init(twice: true) }
  func instance() -> String { Self.who() + ", " + type(of: self).who() }
}

class Above: Named {
  class var tag: String { "above " }
  required init() {}
  class func all() -> String { who() + ", " + self.who() + ", " + Self.who() }
  func ask() -> String { "\(type(of: Self.made())) \(type(of: type(of: self).made()))" }
}

class Below: Above {
  override class var tag: String { "below " }
}

struct Plain: Named {
  static let tag = "plain "
}

let known: Above.Type = Below.self
print(known.who(), Below.who(), Above.who(), (Below.self as Above.Type).who(), separator: " | ")
print(known.inner(), Below.inner(), Plain.inner(), separator: " | ")
print(known.kept(), Below.kept(), Plain.kept(), separator: " | ")
print(known.tags(), Below.tags(), Above.tags(), Plain.tags(), separator: "| ")
print(known.made(), known.asked(), Below.made(), Below.asked(), Plain.asked())
print(known.twice(), Below.twice(), Plain.twice())
print(known[1], Below[2], Plain[3], separator: " | ")
print((Below() as Above).instance(), Below().instance(), Plain().instance(), separator: " | ")
print(Below.all(), Above.all(), separator: " | ")
print((Below() as Above).ask(), Above().ask(), separator: " | ")

func generic<T: Named>(_ type: T.Type) -> String { type.who() + ", " + T.who() + " \(T()) \(type.init())" }
print(generic(Below.self), generic(known), generic(Plain.self), separator: " | ")
let unknown: [any Named.Type] = [Above.self, Below.self, Plain.self]
for type in unknown { print(type.who(), type.tags(), type.asked(), separator: " | ") }

// `self.init` where `self` is a type makes a value as any type does.
extension Int {
  static func sum() -> Int {
    let first = self.init(7.9)
    return first + self.init("4")!
  }
}
print(Int.sum())
extension Array {
  static func pair(_ element: Element) -> Array {
    var result = self.init()
    result.append(element)
    result.append(element)
    return result
  }
}
print([String].pair("a"))
