// A `rethrows` function throws only if its closure argument does, so plain closures need no `try`.
struct Refused: Error { let guest: String }

func admit(_ guests: [String], check: (String) throws -> Bool) rethrows -> [String] {
  var inside: [String] = []
  for guest in guests where try check(guest) {
    inside.append(guest)
  }
  return inside
}

extension Array {
  func pairwise<T>(_ combine: (Element, Element) throws -> T) rethrows -> [T] {
    var result: [T] = []
    for index in indices.dropLast() {
      result.append(try combine(self[index], self[index + 1]))
    }
    return result
  }
}

let guests = ["Ada", "Bob", "Cy", "Dora"]

// No try needed: the closure cannot throw.
print(admit(guests) { $0.count == 3 })
print([1, 4, 9, 16].pairwise { $1 - $0 })

do {
  let inside = try admit(guests) { name in
    print("asking", name)
    if name == "Cy" { throw Refused(guest: name) }
    return true
  }
  print(inside)
} catch let refusal as Refused {
  print("refused:", refusal.guest)
}

// Standard library functions rethrow in the same way, and stop at the first error.
func half(_ n: Int) throws -> Int {
  struct Odd: Error { let number: Int }
  guard n % 2 == 0 else { throw Odd(number: n) }
  return n / 2
}
print((try? [2, 4, 6].map(half)) ?? [])
do {
  _ = try [8, 10, 11, 12, 13].map { n -> Int in
    print("halving", n)
    return try half(n)
  }
} catch { print("stopped: \(error)") }

print((try? [4, 2].reduce(100) { try $0 + half($1) }) as Any)
print((try? [3].first(where: { try half($0) == 1 })) as Any)
func twice(_ body: () throws -> Void) rethrows { try body(); try body() }
twice { print("plain call") }
let maybe: Int? = try Optional(6).map(half)
print(maybe as Any)
