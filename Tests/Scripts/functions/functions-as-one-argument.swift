// A function of several parameters, or of none, where one of one parameter is asked for: that is a tuple then, whatever it is.
func types<X, Y>(_ function: @escaping (X) -> Y) -> String { "\(X.self) -> \(Y.self)" }
func same<X>(_ function: @escaping (X) -> X) -> String { "\(X.self)" }
func plus(_ a: Int, _ b: Int) -> Int { a + b }
func one() -> Int { 1 }
func nothing() {}
struct Value { func method() -> Int { 2 } }
print(types(plus), types(one), types(nothing), same(nothing))
print(types(Value().method), types(Value.method), types(Value.init))
func give<X, Y>(_ x: X, to function: (X) -> Y) -> Y { function(x) }
print(give((), to: one), give((1, 2), to: plus))
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, function: (A) -> B) -> B { function(a) }
print((3, 4) |> plus, () |> one)
