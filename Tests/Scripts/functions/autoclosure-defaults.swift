func word(_ text: String) -> String { print("asked for", text); return text }
func say(_ loud: Bool, _ text: @autoclosure () -> String = word("default")) { if loud { print(text()) } else { print("-") } }
say(false)
say(true)
say(true, word("own"))
struct Log<T> {
  var all: [T] = []
  mutating func add(_ value: @autoclosure () -> [T] = []) { all += value() }
  func last(_ other: @autoclosure @escaping () -> Int = 7) -> () -> Int { { other() } }
}
var log = Log<Int>()
log.add()
log.add([1, 2])
print(log.all, log.last()(), log.last(8)())
precondition(log.all.count == 2)
assert(log.all.count == 2)
func check(_ n: Int) -> Int { guard n > 0 else { preconditionFailure() }; return n }
print(check(3))
