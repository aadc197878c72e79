// Defers run last-in first-out when their scope ends, whichever way it ends, and see the latest values.
struct Jammed: Error {}

func printPage(_ page: Int) throws -> String {
  print("open tray")
  defer { print("close tray") }
  print("warm up")
  defer { print("cool down") }
  if page == 13 { throw Jammed() }
  if page == 0 { return "blank" }
  defer { print("eject page \(page)") }
  return "page \(page)"
}

for page in [1, 0, 13] {
  do {
    print("->", try printPage(page))
  } catch {
    print("-> error", error)
  }
}

// The return value is computed before the defer runs.
final class Ticket { var number = 7 }
let ticket = Ticket()
func take() -> Int {
  defer { ticket.number += 1 }
  return ticket.number
}
print(take(), take(), ticket.number)

// A defer reads the variable at the time it runs.
func story() {
  var mood = "gloomy"
  defer { print("in the end:", mood) }
  mood = "merry"
  print("story told")
}
story()

// Scope of a defer is any block: loop bodies, if branches, do.
for n in 1...4 {
  defer { print("end of round", n) }
  if n == 2 { continue }
  if n == 4 { break }
  print("round", n)
}
if ticket.number > 3 {
  defer { print("leaving if") }
  print("inside if")
}
do {
  defer { print("outer defer") ; do { defer { print("nested defer") }; print("in outer defer") } }
  print("body")
}
func nested() {
  defer { print("1") }
  do {
    defer { print("2") }
    print("3")
  }
  print("4")
}
nested()
