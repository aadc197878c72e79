// What is compared within a pattern does not see the names that the pattern itself binds.

enum Step { case lock(Int), unlock(Int) }

func same(_ code: Int) {
  switch (1, 1) {
  case (let code, code): print("same as outside", code)
  default: print("other")
  }
}
same(5)
same(1)

let code = 5
if case (let code, code) = (1, 5) { print("five beside", code) } else { print("no") }
switch (Step.lock(1), Step.unlock(5)) {
case (.lock(let code), .unlock(code)): print("outer", code)
default: print("no")
}
// What an earlier condition binds is seen.
if let code = Optional(7), case (let other, code) = (1, 7) { print(other, code) }
for case (let code, 2) in [(1, 2), (3, 4)] { print(code) }
