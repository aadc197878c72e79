func f(_ p: UnsafePointer<Int>) -> Int { p.pointee }
func g(_ p: UnsafePointer<Int>?, _ n: Int) -> [Int] { p.map { p in (0..<n).map { p[$0] } } ?? [] }
let p = UnsafeMutablePointer<Int>.allocate(capacity: 3)
p.initialize(repeating: 7, count: 3)
p[1] = 8
print(f(p), g(p, 3), g(nil, 1), f(p + 1))
let b = UnsafeBufferPointer(start: p, count: 3)
print(Array(b), b.reduce(0, +))
var x = 5
withUnsafeMutablePointer(to: &x) { $0.pointee += f($0) }
print(x)
func h<T>(_ p: UnsafePointer<T>) -> T { p[0] }
print(h(p))
p.deinitialize(count: 3)
p.deallocate()
let m: UnsafeMutablePointer<Double> = .allocate(capacity: 1)
m.initialize(to: 2.5)
let r = UnsafePointer(m)
print(r.pointee, h(m))
m.deallocate()
