public protocol Shape {
  associatedtype Unit
  var name: String { get set }
  init()
  subscript(index: Int) -> Int { get }
  func draw()
}

public struct Square: Shape {
  typealias Unit = Int  // error: type alias `Unit` must be `public` because protocol `Shape` asks for it
  public internal(set) var name = ""  // error: setter of property `name` must be `public` because protocol `Shape` asks for it
  init() {}  // error: initializer `init()` must be `public` because protocol `Shape` asks for it
  subscript(index: Int) -> Int { index }  // error: subscript `subscript(_:)` must be `public` because protocol `Shape` asks for it
  func draw() {}  // error: method `draw()` must be `public` because protocol `Shape` asks for it
}

public struct Point: Hashable {
  var x = 1
  func hash(into hasher: inout Hasher) {}  // error: method `hash(into:)` must be `public` because protocol `Hashable` asks for it
  static func == (left: Point, right: Point) -> Bool { true }  // error: method `==(_:_:)` must be `public` because protocol `Equatable` asks for it
}

public struct Named {}
extension Named: CustomStringConvertible {
  var description: String { "named" }  // error: property `description` must be `public` because protocol `CustomStringConvertible` asks for it
}

protocol Counter {
  var count: Int { get set }
  func up()
}

struct Clicks: Counter {
  private(set) var count = 0  // error: setter of property `count` must be `internal` because protocol `Counter` asks for it
  fileprivate func up() {}  // error: method `up()` must be `internal` because protocol `Counter` asks for it
}

// What another extension says is told where the conformance is.
public struct Far {
  var description: String { "far" }
}
extension Far: CustomStringConvertible {}  // error: property `description` must be `public` because protocol `CustomStringConvertible` asks for it

// None of these is hidden from whoever sees both the type and the protocol.
public struct Seen {}
public extension Seen {
  var description: String { "seen" }
}
extension Seen: CustomStringConvertible {}

struct Around {
  public struct Inner: Equatable {
    static func == (left: Inner, right: Inner) -> Bool { true }
  }
}

private struct Hidden: Equatable {
  fileprivate static func == (left: Hidden, right: Hidden) -> Bool { true }
}

class Above {
  private func up() {}
}
protocol Up { func up() }
extension Up { func up() {} }
class Below: Above, Up {}
