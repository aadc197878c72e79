func answer(_ n: Int) -> Int {
  guard n == 42 else { fatalError() } // trap
  return n
}
print(answer(42))
print(answer(41))
