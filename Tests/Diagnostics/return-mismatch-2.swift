func name() -> String { return "5" }
func nothing() { return }
func number() -> Int { return 4 }
func maybe() -> Int? { return "x" } // error: cannot convert return
func list() -> [Int] { return [1, "a"] } // error: cannot convert value
func pair() -> (Int, String) { return (1, 2) } // error: cannot convert return
func fine() -> (Int, String) { (1, "b") }

struct S {
    var v: Int { return 7 }
    init() { return }
    func make() -> S { return S() }
}
print(name(), maybe() as Any, list(), pair(), fine(), S().v)
nothing()
print(number())
