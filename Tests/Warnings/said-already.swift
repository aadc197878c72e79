// Access that goes without saying, and conformances that are there already or are nobody's here.
public extension Int {
  public func a() {}  // warning: `public` modifier is redundant for instance method declared in a public extension
  public var v: Int { 1 }  // warning: `public` modifier is redundant for property declared in a public extension
  public static func s() {}  // warning: `public` modifier is redundant for static method declared in a public extension
  public init(k: Int) { self = k }  // warning: `public` modifier is redundant for initializer declared in a public extension
  public subscript(k k: Int) -> Int { 1 }  // warning: `public` modifier is redundant for subscript declared in a public extension
  internal func ok() {}
  public struct N { public var z = 1 }  // warning: `public` modifier is redundant for struct declared in a public extension
  public typealias T = Int  // warning: `public` modifier is redundant for type alias declared in a public extension
}
fileprivate extension String {
  fileprivate func a() {}  // warning: `fileprivate` modifier is redundant for instance method declared in a fileprivate extens
  fileprivate var v: Int { 1 }  // warning: `fileprivate` modifier is redundant for property declared in a fileprivate extension
  fileprivate struct M {}  // warning: `fileprivate` modifier is redundant for struct declared in a fileprivate extension
  private var w: Int { 1 }
}
private extension Double {
  private func a() {}
  fileprivate func b() {}  // warning: `fileprivate` modifier is redundant for instance method declared in a private (equivalen
  private var v: Int { 1 }
}
internal extension Bool { internal func a() {} }  // warning: `internal` modifier is redundant for instance method declared in an internal extension
extension Float { internal func a() {} }
struct Box {
  internal(set) var q = 3  // warning: `internal(set)` modifier is redundant for an internal property
  public internal(set) var r = 3
  private(set) var s = 4
  private private(set) var t = 4  // warning: `private(set)` modifier is redundant for a private property
  fileprivate fileprivate(set) var u = 4  // warning: `fileprivate(set)` modifier is redundant for a fileprivate property
  public public(set) var v = 4  // warning: `public(set)` modifier is redundant for a public property

  internal internal(set) var x = 1  // warning: `internal(set)` modifier is redundant for an internal property
  internal var y = 1

  fileprivate private(set) var zz = 1
}
public struct Pub { public public(set) var v = 4; internal(set) public var w = 3;  }  // warning: `public(set)` modifier is redundant for a public property
private struct Pri { private(set) var a = 1; fileprivate(set) var b = 1; internal(set) var c = 1 }  // warning: `internal(set)` modifier is redundant for an internal property
final class F { final func a() {}; final var b: Int { 1 }; final class func c() {}; final let d = 1;  }
class G {  private final func b() {}; final class func c() {}; static func d() {} }
open class H { open func z() {}; public func y() {} }
enum E { final class K {} }
extension F { final func x() {} }
extension Int: Hashable {}  // warning: conformance of `Int` to protocol `Hashable` was already stated in the type's module `Swi
extension Int: Equatable {}  // warning: conformance of `Int` to protocol `Equatable` was already stated in the type's module `Sw
extension Int: Error {}  // warning: extension declares a conformance of imported type `Int` to imported protocol `Error`; th
extension Int: CustomStringConvertible {}  // warning: conformance of `Int` to protocol `CustomStringConvertible` was already stated in the typ
extension Double: Comparable {}  // warning: conformance of `Double` to protocol `Comparable` was already stated in the type's module
extension Optional: Error {}  // warning: extension declares a conformance of imported type `Optional` to imported protocol `Error
extension Character: Identifiable { public var id: Self { self } }  // warning: extension declares a conformance of imported type `Character` to imported protocol `Iden
protocol Own {}
extension Int: Own {}
extension Set: Own, Error {}  // warning: extension declares a conformance of imported type `Set` to imported protocol `Error`; th
extension Box: Hashable {}
extension Box: Equatable {}
struct Twice: Equatable, Hashable {}
