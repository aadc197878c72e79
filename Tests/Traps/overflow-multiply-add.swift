func weigh(_ a: Int, _ b: Int, _ rest: Int) -> Int {
  let sum = rest
    + a * b // trap
  return sum
}
print(weigh(3, 4, 5))
print(weigh(Int.max, 2, -1))
