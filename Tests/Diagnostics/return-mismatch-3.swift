func name() -> String { return "5" }
func nothing() { return }
func number() -> Int { return 4 }
func maybe() -> Int? { return nil }
func list() -> [Int] { return [1, 2] }
func pair() -> (Int, String) { return (1, "2") }
func fine() -> (Int, String) { (1, "b") }

struct S {
    var v: Int { return "s" } // error: cannot convert return
    init() { return 3 } // error: `nil` is the
    func make() -> S { return nil } // error: `nil` is not
}
print(name(), maybe() as Any, list(), pair(), fine(), S().v)
nothing()
print(number())
