// guard: early exit by return, continue, break and throw; bindings outlive the guard; several conditions in order.
struct Order {
  var id: Int?
  var item: String?
  var quantity = 1
  var address: [String: String] = [:]
}

func ship(_ order: Order?) -> String {
  guard let order else { return "no order" }
  guard let id = order.id, id > 0 else { return "bad id" }
  guard let item = order.item, !item.isEmpty, case 1...10 = order.quantity else { return "#\(id): bad item" }
  guard let city = order.address["city"], let street = order.address["street"] else {
    let known = order.address.keys.sorted().joined(separator: ",")
    return "#\(id): address incomplete, only [\(known)]"
  }
  return "#\(id): \(order.quantity) x \(item) to \(street), \(city)"
}

var order = Order()
print(ship(nil))
print(ship(order))
order.id = 7
print(ship(order))
order.item = "lamp"
order.quantity = 11
print(ship(order))
order.quantity = 2
order.address["city"] = "Ghent"
print(ship(order))
order.address["street"] = "Quay"
print(ship(order))

// In loops guard leaves by continue or break.
var total = 0
for text in ["3", "x", "4", "", "stop", "100"] {
  guard text != "stop" else { break }
  guard let n = Int(text) else { continue }
  total += n
}
print("total", total)

enum AgeError: Error { case notANumber(String), tooYoung(by: Int) }
func admit(_ text: String) throws -> Int {
  guard let age = Int(text) else { throw AgeError.notANumber(text) }
  guard age >= 18 else { throw AgeError.tooYoung(by: 18 - age) }
  return age
}
for text in ["21", "teen", "15"] {
  do { print("admitted", try admit(text)) } catch { print("refused:", error) }
}

// Conditions are evaluated from left to right, and stop at the first false one.
func log(_ name: String, _ value: Bool) -> Bool { print(name, terminator: " "); return value }
func stepwise(_ limit: Int?) {
  guard log("a", true), let limit, log("b", limit > 2), log("c", true) else { print("-> left"); return }
  print("-> stayed with", limit)
}
stepwise(nil)
stepwise(1)
stepwise(5)

final class Door {
  var open = false
  lazy var knock: () -> String = { [weak self] in
    guard let self else { return "nobody home" }
    guard self.open else { return "locked" }
    return "come in"
  }
}
let door = Door()
print(door.knock())
door.open = true
print(door.knock())
// A guard at top level keeps its binding for the rest of the file.
guard case let answer? = Int("42") else { fatalError() }
print(answer)
