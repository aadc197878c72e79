// A function that says what it throws throws nothing else; a catch knows one type only where all are of it.
enum Gate: Error { case closed, noTicket }
enum Other: Error { case one }
struct NoError {}
func plain() throws {}
func enter() throws(Gate) { throw .closed }
func first() throws(Gate) { try plain() }  // error: thrown expression type `any Error` cannot be converted to error type `Gate`
func second() throws(Gate) { throw Other.one }  // error: thrown expression type `Other` cannot be converted to error type `Gate`
func third() throws(NoError) {}  // error: thrown type `NoError` does not conform to the `Error` protocol
func fourth() throws(Gate) { do { throw Gate.closed } catch { throw error } }  // error: thrown expression type `any Error` cannot be converted to error type `Gate`
func fifth() -> Int {
  do { try enter() } catch .closed { return 1 } catch .noTicket { return 2 }  // error: errors thrown from here are not handled because the enclosing catch is not exhaustive
  return 3
}
