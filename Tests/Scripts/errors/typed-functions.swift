// Types of functions that say what they throw: inferred, converted, and kept by what passes errors on.
struct TooTall: Error { let height: Int }

func stack(_ height: Int) throws(TooTall) -> Int {
  if height >= 30 { throw TooTall(height: height) }
  return height + 10
}

func thrown<E>(by step: () throws(E) -> Void) -> E.Type { E.self }
print(thrown {}, thrown { () throws(TooTall) in }, thrown { throw TooTall(height: 1) })

let typed: (Int) throws(TooTall) -> Int = { try stack($0) }
let plain: (Int) throws -> Int = typed
let calm: (Int) throws(TooTall) -> Int = { $0 + 1 }
print(type(of: typed), type(of: plain), type(of: calm))
do { print(try calm(1), try typed(40)) } catch { print("too tall:", error.height) }
do { print(try plain(50)) } catch { print(error) }

do { print(try [1, 50].map(stack)) } catch { print("map", error.height) }
do { print(try [1, 60].map { try stack($0) }) } catch { print("map of a closure", error) }
do { print(try Optional(70).map(stack) as Any) } catch { print("optional", error.height) }
print([1, 2].map { $0 + 1 }.map(\.description).map(Int.init))

struct Steps<Failure: Error> {
  var all: [(Int) throws(Failure) -> Int]
  func run(from start: Int) throws(Failure) -> Int {
    var value = start
    for step in all { value = try step(value) }
    return value
  }
}

do { print(try Steps(all: [stack, stack, stack, stack]).run(from: 1)) } catch { print("step", error.height) }
print(Steps<Never>(all: [{ $0 * 2 }]).run(from: 4))

let results = [Result { try stack(40) }, Result { try stack(2) }]
print(results, Result { 5 }.get(), (try? Result(catching: { () throws(TooTall) in try stack(40) }).get()) as Any)
