func work(_ rounds: Int, _ n: Int) {
  let numbers = Array(0..<n)
  var total = 0
  for round in 0..<rounds {
    total += numbers.map { $0 * 3 + round }.filter { $0 % 2 == 0 }.reduce(0, +)
    total += numbers.reduce(0) { max($0, $1 % 1000) }
    let pairs = zip(numbers, numbers.dropFirst()).map { $0 * $1 % 7 }
    total += pairs.enumerated().filter { $0.offset % 3 == $0.element % 3 }.count
    if numbers.contains(where: { $0 < 0 }) || !numbers.allSatisfy({ $0 < n }) { total = 0 }
    total += (0..<n).lazy.map { $0 & 15 }.filter { $0 > 3 }.reduce(0, +)
  }
  print(total)
}
work(10, 100_000)
