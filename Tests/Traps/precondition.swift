func root(_ n: Int) -> Int {
  precondition(n >= 0, "no negative numbers") // trap
  return n
}
print(root(4))
print(root(-4))
