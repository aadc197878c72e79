// Functions that say which error they throw: the catch knows it, where nothing else is thrown.
enum Gate: Error { case closed(until: Int), noTicket }
func enter(hour: Int, ticket: Bool) throws(Gate) -> String {
  guard hour >= 9 else { throw .closed(until: 9) }
  guard ticket else { throw .noTicket }
  return "come in"
}
func visit(hour: Int, ticket: Bool) -> String {
  do {
    return try enter(hour: hour, ticket: ticket)
  } catch {
    switch error {
    case .closed(let until): return "closed until \(until)"
    case .noTicket: return "buy a ticket"
    }
  }
}
print(visit(hour: 8, ticket: true), visit(hour: 10, ticket: false), visit(hour: 10, ticket: true))
func late() throws(Gate) -> String { try enter(hour: 20, ticket: false) }
func plainly() throws -> String { try late() }
do { print(try plainly()) } catch { print(error is Gate) }
do { print(try late()) } catch .closed(let until) where until > 3 { print("closed", until) } catch { print("other", error, error == .noTicket) }
extension Gate: Equatable {}
func safe() throws(Never) -> String { "calm" }
func anyway() throws(any Error) { throw Gate.noTicket }
print(safe())
do { try anyway() } catch { print("untyped:", error) }
struct TooTall: Error { let height: Int }
func stack(_ height: Int) throws(TooTall) -> Int { if height >= 30 { throw TooTall(height: height) }; return height + 10 }
func build() throws(TooTall) { var height = 0; while true { height = try stack(height); print(height) } }
do { try build() } catch { print("fell over at", error.height) }
protocol Opens { func open() throws(Gate) }
struct Door: Opens { func open() throws(Gate) { throw .noTicket } }
struct Curtain: Opens { func open() {} }
func tryOpening(_ things: [any Opens]) {
  for thing in things {
    do { try thing.open(); print("open") } catch { switch error { case .closed: print("closed"); case .noTicket: print("no ticket") } }
  }
}
tryOpening([Door(), Curtain()])
struct Room {
  let doors: Int
  init(doors: Int) throws(Gate) { if doors < 1 { throw .closed(until: 0) }; self.doors = doors }
  var key: String { get throws(Gate) { throw .noTicket } }
}
do { _ = try Room(doors: 0) } catch { print(error == .closed(until: 0)) }
do { print(try Room(doors: 1).key) } catch { print(error == .noTicket) }
print((try? late()) ?? "none", [1, 2].map { _ in (try? late()) ?? "-" })
func nested() { do { do { _ = try enter(hour: 1, ticket: true) } catch .noTicket { print("no") } } catch { print("outer", error == .closed(until: 9)) } }
nested()
