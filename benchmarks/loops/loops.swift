func work(_ n: Int) -> Int {
  var sum = 0
  for i in 0..<n {
    for j in 0..<n {
      sum = (sum + i * j + (i ^ j)) & 0xffffff
    }
  }
  return sum
}
print(work(4000))
