// sequence(first:next:) and sequence(state:next:): unfolding values, chains of parents, state machines.

print(Array(sequence(first: 1) { $0 < 200 ? $0 * 3 : nil }))
print(Array(sequence(first: 100) { $0 > 1 ? $0 / 2 : nil }))
for power in sequence(first: 1, next: { $0 * 2 }).prefix(8) { print(power, terminator: " ") }
print()
let collatz = sequence(first: 27) { (n: Int) -> Int? in
  if n == 1 { return nil }
  return n % 2 == 0 ? n / 2 : 3 * n + 1
}
print(Array(collatz).count, collatz.max()!)
print(sequence(first: 0.5) { $0 / 2 }.first { $0 < 0.01 }!,
      Array(sequence(first: "x", next: { $0.count < 4 ? $0 + "x" : nil })))

// Following links upward.
final class Folder {
  let name: String
  let parent: Folder?
  init(_ name: String, in parent: Folder? = nil) { self.name = name; self.parent = parent }
  var path: String { sequence(first: self, next: \.parent).map(\.name).reversed().joined(separator: "/") }
  var depth: Int { sequence(first: self) { $0.parent }.reduce(0) { count, _ in count + 1 } - 1 }
}
let home = Folder("home")
let music = Folder("music", in: Folder("ann", in: home))
print(music.path, music.depth, home.path, home.depth)

// With an optional first element the sequence may be empty.
func ancestors(of folder: Folder) -> [String] {
  sequence(state: folder.parent) { current -> Folder? in
    defer { current = current?.parent }
    return current
  }.map(\.name)
}
print(ancestors(of: music), ancestors(of: home))

// State of several parts.
let fibonacci = sequence(state: (0, 1)) { (pair: inout (Int, Int)) -> Int? in
  defer { pair = (pair.1, pair.0 + pair.1) }
  return pair.0
}
print(Array(fibonacci.prefix(12)), type(of: sequence(first: 1) { $0 + 1 }))

// Digits, newest first; merging two sorted arrays; cycling; primes with their own growing table.
func digits(of number: Int, base: Int = 10) -> [Int] {
  sequence(state: number) { rest -> Int? in
    guard rest > 0 else { return nil }
    defer { rest /= base }
    return rest % base
  }.reversed()
}
print(digits(of: 9075), digits(of: 10, base: 2), digits(of: 0))

let merged = sequence(state: ([1, 4, 9][...], [2, 3, 10, 11][...])) { piles -> Int? in
  switch (piles.0.first, piles.1.first) {
  case let (a?, b?): return a <= b ? piles.0.removeFirst() : piles.1.removeFirst()
  case (_?, nil): return piles.0.removeFirst()
  default: return piles.1.popFirst()
  }
}
print(Array(merged))

let cycle = sequence(state: 0) { index -> String? in
  defer { index = (index + 1) % 3 }
  return ["red", "green", "blue"][index]
}
print(zip(1...5, cycle).map { "\($0)\($1)" })

let primes = sequence(state: [Int]()) { known -> Int? in
  var candidate = (known.last ?? 1) + 1
  while known.contains(where: { candidate % $0 == 0 }) { candidate += 1 }
  known.append(candidate)
  return candidate
}
print(Array(primes.prefix(10)), primes.first { $0 > 30 }!)

// Walking by hand, with UnfoldSequence as a stored type.
var dates: UnfoldFirstSequence<Int> = sequence(first: 2000) { $0 + 4 }
print(dates.next()!, dates.next()!, dates.next()!)
var tokens: UnfoldSequence<Character, String.Iterator> = sequence(state: "hi!".makeIterator()) { $0.next() }
while let token = tokens.next() { print(token, terminator: ",") }
print(tokens.next() as Any)

// Newton's method until two steps agree.
func squareRoot(_ x: Double) -> Double {
  let steps = sequence(first: x) { ($0 + x / $0) / 2 }
  return zip(steps, steps.dropFirst()).first { abs($0 - $1) < 1e-12 }!.1
}
print(squareRoot(2), squareRoot(144))
