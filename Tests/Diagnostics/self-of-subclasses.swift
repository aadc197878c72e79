protocol Listed {
  static var all: [Self] { get }
}
extension Listed {
  static var all: [Self] { [] }
}
class Open: Listed {}  // error: `all` of protocol `Listed` uses `Self` in a way that non-final class `Open` cannot
final class Closed: Listed {}

protocol Copied {
  func copies() -> (Self, Self)
}
class Page: Copied {
  func copies() -> (Page, Page) { (self, self) }  // error: `copies()` of protocol `Copied` uses `Self` in a way that non-final class `Page` cannot
}

protocol Swapped {
  func swap(with other: inout Self)
}
class Left {}
extension Left: Swapped {
  func swap(with other: inout Left) {}  // error: `swap(with:)` of protocol `Swapped` uses `Self` in a way that non-final class `Left` cannot
}

protocol Linked {
  var next: Self? { get }
}
class Node: Linked {
  var next: Node?  // error: property `next` in non-final class `Node` must be of type `Self` to conform to protocol `Linked`
}
class Link: Linked {
  var next: Self? { nil }
}

// Where `Self` is taken, or given by itself, a class below can do the same.
protocol Compared {
  func isSame(_ other: Self, among: [Self], _ found: () -> Self) -> Bool
  func maker() -> () -> Self
}
extension Compared {
  func isSame(_ other: Self, among: [Self], _ found: () -> Self) -> Bool { true }
  func maker() -> () -> Self { { self } }
}
class Thing: Compared {}

class Settings {
  class var size: Int { 3 }
  var width = Self.size  // error: `Self` in what a class gives a property or a parameter to begin with is not allowed
  static var names = ["\(Self.size)"]  // error: `Self` in what a class gives a property or a parameter to begin with is not allowed
  lazy var height = Self.size
  init(depth: Int = Self.size) {}  // error: `Self` in what a class gives a property or a parameter to begin with is not allowed
  func scale(by factor: () -> Int = { Self.size + 1 }) {}  // error: `Self` in what a class gives a property or a parameter to begin with is not allowed
  func again() { self.init() }  // error: `self.init` outside the statements of an initializer is not allowed
  var copy: Int {
    self.init(depth: 3)  // error: `self.init` outside the statements of an initializer is not allowed
    return 1
  }
}
struct Fixed {
  static let size = 3
  var width = Self.size
  func scaled(by factor: Int = Self.size) -> Int { factor }
}
