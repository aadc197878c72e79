private struct Helper { let name = "main helper" }
let shared = "from main"
var log: [String] = []
print(Helper().name, fromA(), fromB())
print(readMain())
let model: any Shape = Circle(radius: 2)
print(model.area, describe(model))
print(Registry.all.count, Registry.all)
Registry.all.append("main")
print(Registry.all, counterText)
counter = 5
print(counterText, lazyOrder)
fileprivate func local() -> Int { 1 }
print(local(), fromA2())
switch Level.high { case .low: print("low"); case .high: print("high") }
print(Outer.Inner().text, Box(3).value, [1, 2, 3].second ?? 0)
class Sub: Base { override func hello() -> String { "sub " + super.hello() } }
print(Sub().hello(), Base().hello())
defer { print("deferred") }
