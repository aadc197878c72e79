func check(_ n: Int) -> Int {
  guard n > 0 else { fatalError("n must be positive") } // trap
  return n
}
print(check(3))
print(check(-1))
