func name() -> String { return 5 } // error: cannot convert return
func nothing() { return 3 } // error: unexpected non-void return
func number() -> Int { return } // error: non-void function should
func maybe() -> Int? { return nil }
func list() -> [Int] { return [1, 2] }
func pair() -> (Int, String) { return (1, "2") }
func fine() -> (Int, String) { (1, "b") }

struct S {
    var v: Int { return 7 }
    init() { return }
    func make() -> S { return S() }
}
print(name(), maybe() as Any, list(), pair(), fine(), S().v)
nothing()
print(number())
