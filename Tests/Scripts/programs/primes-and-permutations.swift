// Notice: sieve, factorisation, gcd, then permutations and combinations: by recursion, in place, and as a sequence.
func sieve(upTo limit: Int) -> [Int] {
  guard limit >= 2 else { return [] }
  var isPrime = [Bool](repeating: true, count: limit + 1)
  isPrime[0...1] = [false, false]
  var n = 2
  while n * n <= limit {
    if isPrime[n] {
      for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
    }
    n += 1
  }
  return isPrime.indices.filter { isPrime[$0] }
}
extension Int {
  var factors: [Int] {
    var rest = self, result: [Int] = []
    for d in sequence(first: 2, next: { $0 + 1 }) {
      if d * d > rest { break }
      while rest.isMultiple(of: d) {
        result.append(d)
        rest /= d
      }
    }
    return rest > 1 ? result + [rest] : result
  }
  var isPrime: Bool { self > 1 && factors == [self] }
  var divisors: [Int] { (1...self).filter { isMultiple(of: $0) } }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

print(sieve(upTo: 50), sieve(upTo: 1), sieve(upTo: 1000).count)
for n in [12, 97, 360, 1001, 1] {
  let powers = n.factors.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }.sorted { $0.key < $1.key }
  print(n, n.factors, powers.map { $0.value == 1 ? "\($0.key)" : "\($0.key)^\($0.value)" }.joined(separator: " * "))
}
print((1...500).filter { n in n > 1 && n.divisors.dropLast().reduce(0, +) == n })
let twins = zip(sieve(upTo: 80), sieve(upTo: 80).dropFirst()).filter { $1 - $0 == 2 }
print(twins.map { "\($0)-\($1)" }, [48, 36, 120].reduce(0, gcd))

// Goldbach: the first pair of primes for each even number.
let primes = sieve(upTo: 100)
print([4, 28, 100].map { n in primes.first { primes.contains(n - $0) }.map { "\(n)=\($0)+\(n - $0)" } ?? "?" })

extension Array {
  var permutations: [[Element]] {
    guard let first else { return [[]] }
    return Array(dropFirst()).permutations.flatMap { rest in
      (0...rest.count).map { place in Array(rest[..<place]) + [first] + rest[place...] }
    }
  }
  func combinations(_ k: Int) -> [[Element]] {
    if k == 0 { return [[]] }
    return indices.flatMap { i in Array(self[(i + 1)...]).combinations(k - 1).map { [self[i]] + $0 } }
  }
  var subsets: [[Element]] {
    (0..<(1 << count)).map { mask in indices.filter { mask >> $0 & 1 == 1 }.map { self[$0] } }
  }
}
extension MutableCollection where Self: BidirectionalCollection, Element: Comparable {
  // The next one in dictionary order, made in place; false after the last.
  mutating func nextPermutation() -> Bool {
    guard let pivot = zip(indices, indices.dropFirst()).reversed().first(where: { self[$0] < self[$1] })?.0 else {
      reverse()
      return false
    }
    let successor = indices.reversed().first { self[$0] > self[pivot] }!
    swapAt(pivot, successor)
    self[index(after: pivot)...].reverse()
    return true
  }
}
print([1, 2, 3].permutations, [Int]().permutations.count, Array(1...5).permutations.count)
print(["a", "b", "c", "d"].combinations(2).map { $0.joined() }, [1, 2].combinations(3).isEmpty)
print(Array("xyz").subsets.map { String($0) })
var letters = Array("aab")
repeat { print(String(letters), terminator: " ") } while letters.nextPermutation()
print(String(letters))
var digits = [1, 2, 3, 4], count = 1
while digits.nextPermutation() { count += 1 }
print(count, digits)
