// Key path lookup plus callAsFunction: a fluent builder whose every member call sets one property.
@dynamicMemberLookup
struct Making<Subject> {
  private let subject: Subject
  private init(subject: Subject) { self.subject = subject }
  static func a(_ subject: Subject) -> Making { Making(subject: subject) }

  struct Setter<Value> {
    fileprivate let apply: (Value) -> Making
    func callAsFunction(_ value: Value) -> Making { apply(value) }
  }

  subscript<Value>(dynamicMember path: WritableKeyPath<Subject, Value>) -> Setter<Value> {
    Setter { value in
      var copy = subject
      copy[keyPath: path] = value
      return Making(subject: copy)
    }
  }

  func callAsFunction() -> Subject { subject }
}

struct Pizza {
  var size = 28
  var toppings: [String] = []
  var crust: Crust = .thin
  var note: String?
  enum Crust { case thin, deep }
}

let plain = Making.a(Pizza())
let loaded = plain.size(40).toppings(["olives", "basil"]).crust(.deep)
print(plain())
print(loaded())
print(loaded.note("no salt")().note ?? "-", loaded().note ?? "-")

let sizes = [20, 30].map { plain.size($0)().size }
print(sizes)

// A function stored in a property is called with the same syntax, but it is not a method.
struct Robot {
  var name: String
  var onMove: (String) -> String = { "moves \($0)" }
  var onStop: (() -> String)?
  let steps: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 10 }]

  func move(_ direction: String) -> String { name + " " + onMove(direction) }
}

var robot = Robot(name: "R1")
print(robot.move("left"), "/", robot.onMove("right"))
robot.onMove = { $0.isEmpty ? "stands" : "rolls \($0)" }
print(robot.move(""), "/", robot.move("back"))
print(robot.onStop?() ?? "no handler")
robot.onStop = { "halts" }
print(robot.onStop?() ?? "no handler", robot.onStop!())
print(robot.steps[1](robot.steps[0](4)), robot.steps.reduce(1) { $1($0) })

// Unapplied and partially applied methods are values, too.
let mover = Robot.move
print(mover(robot)("up"))
let bound = robot.move
robot.name = "R2"
print(bound("down"), "/", robot.move("down"))
let table: [(String, (Int, Int) -> Int)] = [("add", +), ("sub", -), ("max", max)]
for (name, operation) in table { print(name, operation(7, 4)) }
print({ (n: Int) in n * n }(12), { $0 + "!" }("now"))
