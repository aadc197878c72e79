func part() {
  var pair: (a: Int, b: String)
  pair.a = 1
  print(pair.a)
  print(pair.b)  // error: variable `pair
}
func one(_ isFirst: Bool) {
  var pair: (a: Int, b: String)
  if isFirst {
    pair.a = 1
  } else {
    pair.b = "b"
  }
  print(pair)  // error: variable `pair
}
func changed() {
  var pair: (a: Int, b: Int)
  pair.a += 1  // error: variable `pair
}
func appended() {
  var pair: (a: [Int], b: Int)
  pair.b = 1
  pair.a.append(2)  // error: variable `pair
}
