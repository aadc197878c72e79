// An array given for a variadic parameter is one element, but where all arguments are of their parameters' very types already: then
// it is all of them. What is read from a place that could be changed is not of that type, it has to be read first.
func log(_ items: Any...) { print(items.count, items) }
func tell(_ prefix: String, _ items: Any...) { log(items) }
tell("a", 1, "x")
tell("b")

let all: [Any] = [1, 2]
var changing: [Any] = [1, 2]
log(all)
log(changing)
log(all, all)
log([1, "a"])
log([1, 2])
log([])
log(all as Any)
log(all.map { $0 }, all.count)

func separated(_ items: Any..., by separator: String = ",") {
  print(items.map { "\($0)" }.joined(separator: separator))
}
separated(all)
separated(all, by: ";")
print(all)
print(all, separator: "-", terminator: "!\n")

func counted(_ count: Int?, _ items: Any...) { print(items.count) }
counted(1, all)
func measured(_ count: Double, _ items: Any...) { print(items.count) }
measured(1, all)

class Logger {
  var kept: [Any] = [1, 2]
  let fixed: [Any] = [1, 2]
  func log(_ items: Any...) { print("Logger", items.count) }
  func logAll() {
    log(kept)
    log(fixed)
  }
}
final class Loud: Logger {
  override func log(_ items: Any...) { super.log(items) }
}
Loud().log(1, 2, 3)
Logger().logAll()

struct Index {
  subscript(_ parts: Any...) -> Int { parts.count }
}
print(Index()[all], Index()[all, all])
let stored: (Any...) -> Int = { $0.count }
print(stored(all), stored(changing), stored(1, 2, 3))
