// String(describing:) versus String(reflecting:) versus interpolation, for values of every make.

struct Plain { var id: Int, tag: String }
struct Polite: CustomStringConvertible { var name: String; var description: String { "Dear \(name)" } }
struct Technical: CustomDebugStringConvertible { var code: Int; var debugDescription: String { "#\(code)" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "for people" }
  var debugDescription: String { "for programmers" }
}
enum Signal { case stop, go(speed: Int), mixed(Int, String) }
final class Lamp { var lit = true }
struct Empty {}
struct Pair<A, B> { var a: A, b: B }

func show<T>(_ value: T) {
  print(String(describing: value), "|", String(reflecting: value), "|", "\(value)")
}

show(42)
show("text")
show("c" as Character)
show(2.5)
show(true)
show(Plain(id: 1, tag: "x"))
show(Polite(name: "Ann"))
show(Technical(code: 7))
show(Both())
show(Signal.stop)
show(Signal.go(speed: 5))
show(Signal.mixed(1, "m"))
show(Lamp())
show(Empty())
show(Pair(a: 1, b: "two"))
show(Optional("some"))
show(nil as Int?)
show(Optional(Plain(id: 2, tag: "y")))
show((1, "b"))
show((name: "n", size: 3.0))
show([1, 2])
show(["a", "b"])
show([Signal.go(speed: 1), .stop])
show([Polite(name: "Bob")])
show([Technical(code: 1)])
show([Both()])
show(["key": Both()])
show(Set([Optional(4)]))
show(1..<3)
show(Int.self)
show(Plain.self)
show(Pair<Int, [String]>.self)
show([Int?].self)
show(())
show("tab\t\"quoted\"\n".dropLast())
