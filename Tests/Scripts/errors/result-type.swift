// Result stores success or failure as a value: switch, get(), map, flatMap, mapError, init(catching:).
enum LoadError: Error, Equatable {
  case missing(String)
  case malformed
}

struct UserFacing: Error, Equatable { let message: String }

let shelf = ["a.txt": "12", "b.txt": "twelve", "c.txt": "-3"]

func load(_ name: String) -> Result<String, LoadError> {
  guard let text = shelf[name] else { return .failure(.missing(name)) }
  return .success(text)
}

func number(_ text: String) -> Result<Int, LoadError> {
  Int(text).map { .success($0) } ?? .failure(.malformed)
}

for name in ["a.txt", "b.txt", "c.txt", "d.txt"] {
  switch load(name).flatMap(number) {
  case .success(let value) where value < 0: print(name, "is negative")
  case .success(let value): print(name, "holds", value)
  case .failure(.malformed): print(name, "is no number")
  case .failure(.missing(let which)): print("no file", which)
  }
}

let doubled = load("a.txt").flatMap(number).map { $0 * 2 }
print(doubled)
print(doubled == .success(24))

let polite = load("z.txt").mapError { UserFacing(message: "Please check: \($0)") }
if case .failure(let facing) = polite { print(facing.message) }

do {
  print(try doubled.get() + 1)
  print(try load("nope").get())
} catch {
  print("get() threw", error)
}

func risky(_ n: Int) throws -> Int {
  if n > 2 { throw LoadError.malformed }
  return n * n
}
let results = (1...4).map { n in Result { try risky(n) } }
print(results.compactMap { try? $0.get() })
print(results.filter { if case .failure = $0 { return true } else { return false } }.count, "failed")

let rescued = load("lost").flatMapError { _ in Result<String, Never>.success("default") }
print(rescued)
let plain: Result<Int, LoadError> = .failure(.malformed)
print(plain.map(String.init), plain)
