// An attribute stands only on what it means something for.
struct Point {
  @discardableResult var x: Int { 3 }  // error: `@discardableResult` on a computed property is not allowed
  @frozen func f() {}  // error: `@frozen` on a function is not allowed
  @inlinable var stored = 3  // error: `@inlinable` on a stored property is not allowed
  @inline(sometimes) func g() {}  // error: `@inline` with anything but `never` or `__always` is not allowed
  @propertyWrapper func h() {}  // error: `@propertyWrapper` on a function is not allowed
  @escaping func i() {}  // error: `@escaping` on a function is not allowed
  @main func j() {}  // error: `@main` on a function is not allowed
  @inline(never) func k() {}
  @discardableResult func l() -> Int { 3 }
}
@dynamicMemberLookup struct Bag {}  // error: `@dynamicMemberLookup` without `subscript(dynamicMember:)` is not allowed
