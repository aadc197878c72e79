import Foundation
let a = SIMD2<Int>(1, 2), b = SIMD2(x: 3, y: 4)
print(a &+ b, a &* b, b &- a, a == b, a.x, b[1], a &+ 1, SIMD2<Int>.zero, SIMD2(repeating: 7))
var v = SIMD3<Double>(1, 2, 3); v.y = 5; v *= 2; v += SIMD3(1, 1, 1)
print(v, v.sum(), (v * v).sum().squareRoot(), v.max(), v.min(), -v, v / 2, 2 * v, v.x, v.z)
let f: SIMD4<Float> = [1, 2, 3, 4]; print(f, f.scalarCount, f.indices, f + f, f.lowHalf, f.highHalf)
print(a.wrappedSum(), v.rounded(.down), pointwiseMin(a, b), pointwiseMax(a, b))
var s: Set<SIMD2<Int>> = [a, b, a]; print(s.count); s.insert(SIMD2(9, 9))
print(SIMD2<Double>(a), SIMD3(a, 5))
for i in a.indices { print(a[i], terminator: " ") }; print()
print(a &<< 2, a & b, a | b, a ^ b, ~a, b &>> 1, b / a, b % a)
let dirs: [SIMD2<Int>] = [[0, 1], [1, 0], [0, -1], [-1, 0]]
print(dirs.map { a &+ $0 }, dirs.reduce(.zero, &+))
func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }
print(length([3, 4, 0]))
struct P { var pos: SIMD2<Double>; var vel: SIMD2<Double>; mutating func step(_ dt: Double) { pos += vel * dt } }
var p = P(pos: [0, 0], vel: [1, 2]); p.step(0.5); print(p)
var grid: [SIMD2<Int>: String] = [:]; grid[SIMD2(1, 2)] = "x"; print(grid[a] ?? "-")
