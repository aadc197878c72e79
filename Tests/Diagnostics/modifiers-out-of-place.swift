// A modifier stands only on what it means something for, and only where it does.
struct Point {
  class func origin() {}  // error: `class` outside a class is not allowed
  final func length() {}  // error: `final` outside a class is not allowed
  mutating var x: Int { 3 }  // error: `mutating` on a computed property is not allowed
  static init() {}  // error: `static` on an initializer is not allowed
  mutating init(a: Int) {}  // error: `mutating` on an initializer is not allowed
  required init(b: Int) {}  // error: `required` outside a class is not allowed
  convenience init(c: Int) { self.init(a: c) }  // error: `convenience` outside a class is not allowed
  static struct Part {}  // error: `static` on a struct is not allowed
  static typealias Number = Int  // error: `static` on a type alias is not allowed
  mutating static func move() {}  // error: `static` beside `mutating` is not allowed
  nonmutating mutating func rest() {}  // error: `mutating` beside `nonmutating` is not allowed
  lazy func late() {}  // error: `lazy` on a function is not allowed
  weak func loose() {}  // error: `weak` on a function is not allowed
  static lazy var shared = 5  // error: `lazy` beside `static` is not allowed
  private(set) let fixed = 1  // error: `private(set)` on a `let` is not allowed
  private(set) var computed: Int { 3 }  // error: `private(set)` on a computed property without a setter is not allowed
  private internal var twice = 3  // error: `internal` beside `private` is not allowed
  private private func again() {}  // error: `private` twice is not allowed
  public(set) var open = 3  // error: `public(set)` on what is only `internal` is not allowed
  static static var more = 3  // error: `static` twice is not allowed
  private(set) subscript(index: Int) -> Int { index }  // error: `private(set)` on a subscript without a setter is not allowed
  open func wide() {}  // error: `open` outside a class is not allowed
  indirect func round() {}  // error: `indirect` on a function is not allowed
  prefix func named() {}  // error: `prefix` on a function is not allowed
  private(set) var right = 1
  static private(set) var rightToo = 2
}

final struct Whole {}  // error: `final` on a struct is not allowed
indirect class Tree {}  // error: `indirect` on a class is not allowed
convenience func helper() {}  // error: `convenience` on a function is not allowed
package struct Parcel {}  // error: `package` outside a package is not allowed
open struct Wide {}  // error: `open` on a struct is not allowed
infix func between() {}  // error: `infix` on a function is not allowed

class Animal {
  open init() {}  // error: `open` on an initializer is not allowed
  required func speak() {}  // error: `required` on a function is not allowed
  indirect var name = ""  // error: `indirect` on a stored property is not allowed
  open let legs = 4  // error: `open` on a `let` is not allowed
  final static func count() {}  // error: `static` beside `final` is not allowed
  final open func run() {}  // error: `open` beside `final` is not allowed
  weak unowned var owner: Animal?  // error: `unowned` beside `weak` is not allowed
  lazy weak var friend: Animal? = nil  // error: `weak` beside `lazy` is not allowed
  final class func kind() {}
  public required init(name: String) {}
  nonmutating func rest() {}  // error: `nonmutating` in a class is not allowed
}

final class Cat {
  open func purr() {}  // error: `open` in a final class is not allowed
}

enum Shape {
  case dot
  private case line  // error: `private` on an enum case is not allowed
  indirect case ring  // error: `indirect` on a case that carries nothing, such as `ring`, is not allowed
  indirect case square(Int)
}

protocol Walker {
  private func walk()  // error: `private` in a protocol is not allowed
  final func stop()  // error: `final` in a protocol is not allowed
  class func all()  // error: `class` in a protocol is not allowed
  class var count: Int { get }  // error: `class` in a protocol is not allowed
  weak var friend: AnyObject? { get }  // error: `weak` in a protocol is not allowed
  static func each()
}

extension Walker {
  final func jump() {}  // error: `final` in an extension of a protocol is not allowed
  override func hop() {}  // error: `override` can only be specified on class members
}

final extension Point {}  // error: `final` on an extension is not allowed
open extension Point {}  // error: `open` on an extension is not allowed
public extension Animal: CustomStringConvertible { public var description: String { "" } }  // error: `public` on an extension that says a conformance is not allowed

func outer() {
  private func inner() {}  // error: `private` inside a function is not allowed
  fileprivate struct Inner {}  // error: `fileprivate` inside a function is not allowed
  static let here = 3  // error: `static` inside a function is not allowed
  lazy let late = 3  // error: `lazy` on a `let` is not allowed
  lazy var right = 3
  final class Right {}
}

class Holder {
  unowned var number: Int = 3  // error: `unowned` must not be applied to non-class-bound `Int`
}

private extension Point {
  public(set) var shown: Int { get { 3 } set {} }  // error: `public(set)` on what is only `private` is not allowed
}
