func twice(_ body: (Int) -> Int) -> [Int] {
  let held = body
  var again = (held)
  let first = [1, 2].map(held)
  let second = first.map { again($0) }
  again = { $0 * 100 }
  func inner(_ value: Int) -> Int { held(value) + body(value) }
  return second + [3].map(again) + [inner(4)]
}
var calls = 0
print(twice {
  calls += 1
  return $0 + 1
}, calls)

func rethrowing(_ body: () throws -> Int) rethrows -> Int {
  let held = body
  do { return try [1].map { _ in try body() }[0] } catch { print("caught", error) }
  _ = held
  return try body()
}
struct Problem: Error {}
print(rethrowing { 3 })
do { print(try rethrowing { throw Problem() }) } catch { print("out", error) }
