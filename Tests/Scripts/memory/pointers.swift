let p = UnsafeMutablePointer<Int>.allocate(capacity: 4)
p.initialize(repeating: 7, count: 4)
p[1] = 8; (p + 2).pointee = 9; p.advanced(by: 3).pointee += 1
print(p[0], p[1], p[2], p[3], p.pointee)
let q = p + 3
print(q - p, q > p, q == p.advanced(by: 3), p.distance(to: q), q.predecessor().pointee, p.successor().pointee)
let b = UnsafeMutableBufferPointer(start: p, count: 4)
print(Array(b), b.count, b.reduce(0, +), b.sorted(), b.map { $0 * 2 }, b.max() ?? 0)
b.swapAt(0, 3); print(Array(b)); b[1] = 100; print(p[1])
for (i, x) in b.enumerated() { print(i, x, terminator: ";") }; print()
let ro = UnsafePointer(p); print(ro[2], ro.pointee, UnsafeBufferPointer(start: ro, count: 2).first ?? -1)
let r = UnsafeMutablePointer<Int>.allocate(capacity: 4)
r.initialize(from: p, count: 4); r.update(from: q, count: 1); print(r[0], r[3])
p.deinitialize(count: 4); p.deallocate(); r.deallocate()
var a = [3, 1, 2]
a.withUnsafeMutableBufferPointer { buf in buf[0] = 10; buf.swapAt(1, 2); buf.sort(); }
print(a, a.withUnsafeBufferPointer { $0.reduce(0, +) }, a.withUnsafeBufferPointer { $0.baseAddress!.pointee })
var x = 5
withUnsafeMutablePointer(to: &x) { $0.pointee *= 2 }
print(x, withUnsafePointer(to: x) { $0.pointee + 1 }, withUnsafePointer(to: &x) { $0.pointee })
final class Node<T> { var v: T; init(_ v: T) { self.v = v }; deinit { print("gone", v) } }
let n = UnsafeMutablePointer<Node<Int>>.allocate(capacity: 1)
n.initialize(to: Node(1)); print(n.pointee.v); let m = n.move(); print(m.v); n.initialize(to: Node(2)); n.deinitialize(count: 1); n.deallocate()
struct Stack<T> {
  private var base: UnsafeMutablePointer<T>; private(set) var count = 0; private var capacity: Int
  init(capacity: Int) { self.capacity = capacity; base = .allocate(capacity: capacity) }
  mutating func push(_ x: T) {
    if count == capacity { let new = UnsafeMutablePointer<T>.allocate(capacity: capacity * 2); new.moveInitialize(from: base, count: count); base.deallocate(); base = new; capacity *= 2 }
    (base + count).initialize(to: x); count += 1
  }
  mutating func pop() -> T? { if count == 0 { return nil }; count -= 1; return (base + count).move() }
  func free() { base.deinitialize(count: count); base.deallocate() }
}
var s = Stack<String>(capacity: 1); for w in ["a", "b", "c"] { s.push(w) }; print(s.pop()!, s.count); s.free()
let mb = UnsafeMutableBufferPointer<Double>.allocate(capacity: 3); _ = mb.initialize(from: [1.5, 2.5, 3.5]); print(mb[2], mb.indices, mb.startIndex, mb.endIndex); mb.deallocate()
let opt: UnsafeMutablePointer<Int>? = nil; print(opt == nil, opt?.pointee as Any)
let e = UnsafeMutableBufferPointer<Int>(start: nil, count: 0); print(e.isEmpty, e.baseAddress == nil)
let c = ContiguousArray([1, 2]); print(c.withUnsafeBufferPointer { $0.count }, [1, 2, 3][1...].withUnsafeBufferPointer { Array($0) })
let filled = [Int](unsafeUninitializedCapacity: 5) { buf, n in for i in 0..<3 { buf[i] = i * i }; n = 3 }; print(filled)
print("abc".utf8.withContiguousStorageIfAvailable { $0.count } ?? -1, [1, 2].withContiguousStorageIfAvailable { $0[1] } ?? -1)
