// stride(from:to:by:) and stride(from:through:by:): upwards, downwards, empty, doubles, other integers.

for minute in stride(from: 0, to: 60, by: 15) { print(minute, terminator: " ") }
for minute in stride(from: 0, through: 60, by: 15) { print(minute, terminator: " ") }
print()

for count in stride(from: 10, through: 0, by: -5) { print(count, terminator: " ") }
for count in stride(from: 10, to: 0, by: -5) { print(count, terminator: " ") }
print()

// An end that is not met exactly; a wrong direction; a single element.
print(Array(stride(from: 1, to: 10, by: 4)), Array(stride(from: 1, through: 10, by: 4)))
print(Array(stride(from: 0, to: 5, by: -1)), Array(stride(from: 5, to: 0, by: 1)))
print(Array(stride(from: 3, to: 3, by: 1)), Array(stride(from: 3, through: 3, by: 1)),
      Array(stride(from: 3, through: 3, by: -9)))

// With doubles and with narrow integers up to their limits.
print(Array(stride(from: 0.0, through: 1.0, by: 0.25)), Array(stride(from: 1.0, to: 0, by: -0.4)))
print(Array(stride(from: UInt8(0), through: 255, by: 85)), Array(stride(from: Int8(100), to: 127, by: 20)))
print(Array(stride(from: UInt8(9), through: 1, by: -4)))

// As sequences they map, filter, zip and reverse.
print(stride(from: 1, through: 9, by: 2).map { $0 * $0 }, stride(from: 0, to: 30, by: 6).filter { $0 % 4 == 0 })
print(stride(from: 1, through: 99, by: 2).reduce(0, +), stride(from: 0, to: 9, by: 3).reversed() as [Int])
print(zip(stride(from: 0, to: 6, by: 2), stride(from: 5, to: 0, by: -2)).map { $0 * $1 })
print(stride(from: 0, to: 10, by: 3).contains(9), stride(from: 0, to: 10, by: 3).underestimatedCount)
print(Array(stride(from: 2, to: 20, by: 5).dropFirst()), stride(from: 7, to: 50, by: 7).first { $0 % 5 == 0 }!)
print(type(of: stride(from: 1, to: 2, by: 1)), type(of: stride(from: 1.0, through: 2, by: 1)))

// Every n-th element, columns of a table, chunks.
let letters = Array("abcdefghij")
print(String(stride(from: 0, to: letters.count, by: 3).map { letters[$0] }))
for start in stride(from: 0, to: letters.count, by: 4) {
  print(String(letters[start..<min(start + 4, letters.count)]))
}
print(stride(from: letters.count - 1, through: 0, by: -2).map { String(letters[$0]) }.joined())

// Sieve of Eratosthenes, its classical home.
func primes(upTo limit: Int) -> [Int] {
  var composite = [Bool](repeating: false, count: limit + 1)
  var found: [Int] = []
  for candidate in stride(from: 2, through: limit, by: 1) where !composite[candidate] {
    found.append(candidate)
    for multiple in stride(from: candidate * candidate, through: limit, by: candidate) { composite[multiple] = true }
  }
  return found
}
print(primes(upTo: 50), primes(upTo: 1), primes(upTo: 2))

// FizzBuzz by strides, labelled continue inside, and the step as a variable.
var line = (1...15).map(String.init)
for i in stride(from: 3, through: 15, by: 3) { line[i - 1] = "Fizz" }
for i in stride(from: 5, through: 15, by: 5) { line[i - 1] = i % 3 == 0 ? "FizzBuzz" : "Buzz" }
print(line.joined(separator: " "))
for step in [1, 2, -2] {
  print(step, Array(stride(from: 0, through: step * 3, by: step)))
}
