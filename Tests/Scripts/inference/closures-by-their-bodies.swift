// Notice: where nothing around a closure says what it takes, its body does; and its value, or that it has none, tells overloads apart.
let next = { x in x + 1 }
let half = { (x) in x * 0.5 }
let isSmall = { $0 > 0 && $0 < 5 }
let not = { !$0 }
print(next(2), half(3), isSmall(3), not(true))

func run(_ work: () -> Void) { work() }
func run(_ work: () -> Int) { print("gives", work()) }
run { print("gives nothing") }
run { 7 }

func time<T>(_ work: () -> T) -> T {
  print("timed")
  return work()
}
func time(_ work: () -> Void) {
  print("timed, for nothing")
  work()
}
print(time { 3 })
time { print("work") }

func attempt(_ work: () throws -> Void) { print("may fail") }
func attempt(_ work: () -> Void) { print("never fails") }
struct Failed: Error {}
attempt { print("x") }
attempt { throw Failed() }

func each(_ body: (Int) -> Void) { body(1) }
func each(_ body: (Int, Int) -> Void) { body(1, 2) }
each { print($0) }
each { print($0, $1) }
each { _, last in print(last) }
