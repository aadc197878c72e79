import Foundation
struct Matrix: Sendable, Equatable {
    let rows: Int, cols: Int
    var grid: [Double]
    init(_ r: Int, _ c: Int, _ f: (Int, Int) -> Double) {
        rows = r; cols = c
        grid = (0..<r * c).map { f($0 / c, $0 % c) }
    }
    subscript(r: Int, c: Int) -> Double {
        get { grid[r * cols + c] }
        set { grid[r * cols + c] = newValue }
    }
    func multiplied(by o: Matrix) async -> Matrix {
        await withTaskGroup(of: (Int, [Double]).self) { g in
            for r in 0..<rows {
                g.addTask {
                    (r, (0..<o.cols).map { c in (0..<cols).reduce(0) { $0 + self[r, $1] * o[$1, c] } })
                }
            }
            var out = Matrix(rows, o.cols) { _, _ in 0 }
            for await (r, values) in g { for (c, v) in values.enumerated() { out[r, c] = v } }
            return out
        }
    }
    var text: String {
        (0..<rows).map { r in (0..<cols).map { String(format: "%6.2f", self[r, $0]) }.joined(separator: " ") }.joined(separator: "\n")
    }
}
let a = Matrix(2, 3) { Double($0 * 3 + $1) }
let b = Matrix(3, 2) { r, c in sqrt(Double(r + c)) }
print(await a.multiplied(by: b).text)
let id = Matrix(3, 3) { $0 == $1 ? 1 : 0 }
print(await a.multiplied(by: id) == a)
var m = id
for _ in 1...3 { m = await m.multiplied(by: Matrix(3, 3) { Double(min($0, $1) + 1) }) }
print(m.text)
