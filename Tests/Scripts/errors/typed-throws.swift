// Typed throws: `throws(E)` gives the catch a concrete error, so its cases can be listed exhaustively.
enum GateError: Error {
  case closed(until: Int)
  case noTicket
}

func enter(hour: Int, ticket: Bool) throws(GateError) -> String {
  guard hour >= 9 else { throw .closed(until: 9) }
  guard ticket else { throw .noTicket }
  return "come in"
}

func visit(hour: Int, ticket: Bool) -> String {
  do {
    return try enter(hour: hour, ticket: ticket)
  } catch {
    // `error` is a GateError here: no cast, and the switch is exhaustive.
    switch error {
    case .closed(let until): return "closed until \(until)"
    case .noTicket: return "buy a ticket"
    }
  }
}

print(visit(hour: 8, ticket: true))
print(visit(hour: 10, ticket: false))
print(visit(hour: 10, ticket: true))

// A generic error type passes through: the higher-order function throws what its closure throws.
func applying<T, E: Error>(_ times: Int, to start: T, _ step: (T) throws(E) -> T) throws(E) -> T {
  var value = start
  for _ in 0..<times { value = try step(value) }
  return value
}

print(applying(5, to: 1) { $0 * 2 })

struct TooTall: Error { let height: Int }
func stack(_ height: Int) throws(TooTall) -> Int {
  if height >= 30 { throw TooTall(height: height) }
  return height + 10
}

do {
  print(try applying(2, to: 0, stack))
  print(try applying(4, to: 0, stack))
} catch {
  print("fell over at", error.height)
}

// `throws(Never)` is a function that does not throw; `throws(any Error)` is plain `throws`.
func safe() throws(Never) -> String { "calm" }
func anyway() throws(any Error) { throw GateError.noTicket }
print(safe())
do { try anyway() } catch { print("untyped:", error) }

// Result from a typed-throwing call keeps the error type.
let kept: Result<String, GateError> = Result { () throws(GateError) in try enter(hour: 3, ticket: true) }
if case .failure(.closed(let hour)) = kept { print("opens at", hour) }
