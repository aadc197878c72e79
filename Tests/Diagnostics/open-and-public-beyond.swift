struct S {}
extension Array where Element == S { public func b() -> Int { 1 } }  // error: `public` in an extension whose requirements are internal is not allowed
extension Array where Element == S { public var c: Int { 1 } }  // error: `public` in an extension whose requirements are internal is not allowed
extension Array where Element == S { func d() -> Int { 1 } }
public struct G<T> {}
extension G where T == S { public static func e() {} }  // error: `public` in an extension whose requirements are internal is not allowed
extension G where T == S { public init(_ x: Int) {} }  // error: `public` in an extension whose requirements are internal is not allowed
protocol Q {}
extension G where T: Q { public subscript(i: Int) -> Int { 1 } }  // error: `public` in an extension whose requirements are internal is not allowed
public class A { public init() {} }
open class B: A { open func f() {} }  // error: `open` on a class whose superclass `A` is not open is not allowed
