private struct Helper { let name = "A helper"; let extra = 1 }
func fromA() -> String { Helper().name }
func fromA2() -> Int { local() + 1 }
private func local() -> Int { 41 }
func readMain() -> String { "main says " + shared }
protocol Shape { var area: Double { get } }
extension Shape { func scaled() -> Double { area * factor } }
private let factor = 10.0
enum Registry { static var all: [String] = { print("registry made"); return ["A"] }() }
var counter = 1 { didSet { print("counter", oldValue, counter) } }
var counterText: String { "counter is \(counter)" }
let (first, second) = (1, 2)
let lazyOrder: [Int] = { print("lazy order"); return [first, second] }()
class Base { func hello() -> String { "base \(secret)" }; private let secret = 7 }
