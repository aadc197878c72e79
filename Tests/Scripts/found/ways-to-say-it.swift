// Key paths through `self`, two ways to be text, values behind pointers swapped, old words for ownership.
print(\String.count == \String.self.count, Set([\String.count, \String.self.count]).count)
struct B: TextOutputStreamable, CustomStringConvertible {
  func write<T: TextOutputStream>(to t: inout T) { t.write("stream") }; var description: String { "desc" }
}
print(String(describing: B()), "\(B())"); print(B())
struct D: TextOutputStreamable, CustomDebugStringConvertible {
  func write<T: TextOutputStream>(to t: inout T) { t.write("stream") }; var debugDescription: String { "debug" }
}
print(String(describing: D()), String(reflecting: D()), [D()], D())
var xs = [1, 2, 3]
xs.withUnsafeMutableBufferPointer { b in swap(&b[0], &b[2]) }
print(xs)
let p = UnsafeMutablePointer<Int>.allocate(capacity: 2); p.initialize(repeating: 0, count: 2); p[0] = 5
swap(&p[0], &p[1]); print(p[0], p[1])
func f(_ a: __shared String, _ b: __owned [Int]) -> Int { a.count + b.count }
print(f("ab", [1]))
