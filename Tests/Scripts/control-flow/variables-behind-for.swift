for (i, var row) in [[1], [2]].enumerated() {
  row.append(i)
  print(row)
}
for (var a, b) in [(1, 2)] {
  a += 1
  print(a, b)
}
for (key, var value) in ["a": 1] {
  value += 1
  print(key, value)
}
for (a, (var b, c)) in [(1, (2, 3))] {
  b += 1
  print(a, b, c)
}
for (i, var letter) in "ab".enumerated() where i > 0 {
  letter = "z"
  print(letter)
}
for (var a, _) in [(1, 2), (3, 4)] {
  let next = { () -> Int in
    a += 1
    return a
  }
  print(next(), next(), a)
}
