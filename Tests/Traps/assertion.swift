func half(_ n: Int) -> Int {
  assert(n % 2 == 0, "odd") // trap
  return n / 2
}
print(half(4))
print(half(5))
