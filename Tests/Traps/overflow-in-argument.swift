func count(_ n: Int, _ limit: Int) -> Int {
  if n == limit { return n }
  return count(
    n - 1, // trap
    limit)
}
print(count(Int.min + 3, Int.min))
print(count(Int.min + 3, 0))
