// The memberwise initializer: which wrapped properties it takes as values, and which as wrappers.
@propertyWrapper struct W<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue; print("W", wrappedValue) } }
@propertyWrapper struct D<T> { var wrappedValue: T?; init() { wrappedValue = nil; print("D()") }; init(wrappedValue: T?) { self.wrappedValue = wrappedValue; print("D", wrappedValue as Any) } }
@propertyWrapper struct A { var wrappedValue: Int; init(wrappedValue: Int = 3, _ n: Int = 7) { self.wrappedValue = wrappedValue + n; print("A", wrappedValue, n) } }
struct S { @W var o: Int?; var b: Int }
print(S(o: 1, b: 2).o as Any)
struct S3 { @W var o: Int?; var b = 2 }
print(S3().o as Any)
print(S3(o: 5).o as Any)
print(S3(b: 5).o as Any)
struct S2 { @D var o: Int?; var b: Int }
print(S2(b: 4).o as Any)
print(S2(o: D(wrappedValue: 3), b: 4).o as Any)
struct S4 { @A(2) var a: Int; @A var c: Int; @A(wrappedValue: 2, 9) var e: Int; @A() var f: Int;  @A(2) var h = 100 }
print(S4())
print(S4(h: 2))
print(S4(a: A(wrappedValue: 1, 1), c: A(wrappedValue: 5), f: A(), h: 2))
struct S5 { @A(2) var a: Int; @W var o: Int? }
print(S5(o: 2), S5(a: A(), o: nil))
// A value that is written in place of a private one, and a plain initializer beside it.
struct Hidden {
  @W private var x = 1
  var b = 2
}
print(Hidden(b: 1), Hidden())
