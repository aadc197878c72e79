// Notice: a generic matrix: a two-index subscript, operators, transposition, multiplication that checks shapes.
struct Matrix<Scalar: Numeric> {
  let rows: Int, columns: Int
  private(set) var grid: [Scalar]

  init(rows: Int, columns: Int, repeating value: Scalar = .zero) {
    self.rows = rows
    self.columns = columns
    grid = Array(repeating: value, count: rows * columns)
  }
  init?(_ lines: [[Scalar]]) {
    guard let width = lines.first?.count, lines.allSatisfy({ $0.count == width }) else { return nil }
    rows = lines.count
    columns = width
    grid = lines.flatMap { $0 }
  }
  static func identity(_ size: Int) -> Matrix {
    var result = Matrix(rows: size, columns: size)
    for i in 0..<size { result[i, i] = 1 }
    return result
  }

  subscript(row: Int, column: Int) -> Scalar {
    get { grid[row * columns + column] }
    set { grid[row * columns + column] = newValue }
  }
  subscript(row row: Int) -> [Scalar] {
    get { Array(grid[row * columns..<(row + 1) * columns]) }
    set { grid.replaceSubrange(row * columns..<(row + 1) * columns, with: newValue) }
  }
  var transposed: Matrix {
    var result = Matrix(rows: columns, columns: rows)
    for r in 0..<rows { for c in 0..<columns { result[c, r] = self[r, c] } }
    return result
  }
  func map<Other: Numeric>(_ change: (Scalar) -> Other) -> Matrix<Other> {
    var result = Matrix<Other>(rows: rows, columns: columns)
    for r in 0..<rows { for c in 0..<columns { result[r, c] = change(self[r, c]) } }
    return result
  }
}
extension Matrix: CustomStringConvertible {
  var description: String {
    (0..<rows).map { self[row: $0].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n")
  }
}
extension Matrix: Equatable {}

extension Matrix {
  static func + (a: Matrix, b: Matrix) -> Matrix? {
    guard (a.rows, a.columns) == (b.rows, b.columns) else { return nil }
    var result = a
    for i in a.grid.indices { result.grid[i] += b.grid[i] }
    return result
  }
  static func * (a: Matrix, b: Matrix) -> Matrix? {
    guard a.columns == b.rows else { return nil }
    var result = Matrix(rows: a.rows, columns: b.columns)
    for r in 0..<a.rows {
      for c in 0..<b.columns {
        result[r, c] = (0..<a.columns).reduce(.zero) { $0 + a[r, $1] * b[$1, c] }
      }
    }
    return result
  }
  static func * (a: Matrix, k: Scalar) -> Matrix { a.map { $0 * k } }
  static func *= (a: inout Matrix, k: Scalar) { a = a * k }
}
infix operator **: MultiplicationPrecedence
func ** <S>(m: Matrix<S>, power: Int) -> Matrix<S> {
  precondition(m.rows == m.columns)
  return (0..<power).reduce(.identity(m.rows)) { result, _ in (result * m)! }
}

var m = Matrix([[1, 2, 3], [4, 5, 6]])!
print(m)
print(m.transposed)
m[0, 2] = 30
m[row: 1][0] = 40
print(m[row: 0], m[row: 1], m[1, 1])
print((m * m.transposed)!)
print((m * m) == nil, (m + m)! == m * 2, Matrix([[1], [2, 3]]) == nil)
m *= 10
print(m.map { Double($0) / 4 })

// Fibonacci by powers.
let fib = Matrix([[1, 1], [1, 0]])!
print((1...12).map { (fib ** $0)[0, 1] })
print(fib ** 0 == .identity(2))
