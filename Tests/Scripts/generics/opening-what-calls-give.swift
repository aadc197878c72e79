// What an argument is may be known only once an overload has been chosen; if it is an existential, it is opened then.
protocol Shown { var shown: String { get } }
extension Int: Shown { var shown: String { "#\(self)" } }
extension String: Shown { var shown: String { self } }

func both<T: Shown>(_ x: T, _ more: some Shown) -> String { "\(T.self) " + x.shown + more.shown }
func one<T: Shown>(_ x: T) -> T { x }
func get(_ i: Int) -> any Shown { i }
func get(_ s: String) -> any Shown { s }

let values: [any Shown] = [1, "two"]
let named: [String: any Shown] = ["a": 3]
print(both(3, values[0]), both(values[1], values[0]))
print(one(get(3)), one(named["a"]!), one(get("x")).shown)
for index in values.indices { print(both(values[index], "x"), one(values[index])) }
print(both(one(values[1]), get(4)))
