func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  let n = a.count
  var result = Array(repeating: Array(repeating: 0.0, count: n), count: n)
  for i in 0..<n {
    for j in 0..<n {
      var sum = 0.0
      for k in 0..<n { sum += a[i][k] * b[k][j] }
      result[i][j] = sum
    }
  }
  return result
}
func work(_ n: Int) {
  var a = Array(repeating: Array(repeating: 0.0, count: n), count: n)
  var b = a
  for i in 0..<n {
    for j in 0..<n {
      a[i][j] = Double((i * j) % 10)
      b[i][j] = Double((i + j) % 10)
    }
  }
  let c = product(a, b)
  var trace = 0.0
  for i in 0..<n { trace += c[i][i] }
  print(Int(trace), Int(c[3][n - 1]))
}
work(200)
