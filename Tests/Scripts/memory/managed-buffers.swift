final class Storage: ManagedBuffer<Int, String> {
  static func make(_ n: Int) -> Storage { let b = Storage.create(minimumCapacity: n) { _ in 0 }; return unsafeDowncast(b, to: Storage.self) }
  deinit { print("deinit", header); _ = withUnsafeMutablePointers { h, e in e.deinitialize(count: h.pointee) } }
}
struct Stack {
  var s = Storage.make(4)
  mutating func push(_ x: String) {
    if !isKnownUniquelyReferenced(&s) { print("copy"); let o = s; s = Storage.make(8); s.header = o.header
      o.withUnsafeMutablePointerToElements { from in s.withUnsafeMutablePointerToElements { $0.initialize(from: from, count: o.header) } } }
    s.withUnsafeMutablePointers { h, e in (e + h.pointee).initialize(to: x); h.pointee += 1 }
  }
  mutating func pop() -> String? { guard s.header > 0 else { return nil }; s.header -= 1; let n = s.header; return s.withUnsafeMutablePointerToElements { ($0 + n).move() } }
}
var a = Stack()
a.push("x"); a.push("y")
var b = a
b.push("z")
print(a.pop()!, b.pop()!, b.pop()!, a.s.header, b.s.header)
let x: Float64 = 1.5, y: Float32 = 2
print(type(of: x), type(of: y), x + Float64(y))
func f(_ args: CVarArg...) { print(args.count) }
f(1, 2.5)
func g<T: Copyable>(_ t: T) -> T { t }
print(g(3))
let t: StaticString = "héy"
print(t.utf8CodeUnitCount, t.isASCII, t)
