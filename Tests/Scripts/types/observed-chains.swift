// A change through a chain that finds nil writes back what it has read: accessors and observers are told.
struct T { var plays = 3; var tags = ["a"]; mutating func up() { plays += 1 } }
class P {
  var best: T? { didSet { print("best", best?.plays ?? -1) } }
  var old: T? { didSet { print("old", oldValue?.plays ?? -1, old?.plays ?? -1) } }
  var will: T? { willSet { print("will", newValue?.plays ?? -1) } }
  var plain: T?
  var dict: [String: T] = [:] { didSet { print("dict", dict.count) } }
  var computed: T? { get { print("get"); return plain } set { print("set"); plain = newValue } }
}
let p = P()
print("-- nil"); p.best?.plays = 1; p.old?.plays = 1; p.will?.plays = 1; p.computed?.plays = 1; p.dict["a"]?.plays = 2
p.best?.up(); p.old?.tags.append("b"); p.best?.tags[0] = "q"
print("-- some"); p.best = T(); p.old = T(); p.will = T(); p.computed = T(); p.dict["a"] = T()
print("-- chain"); p.best?.plays = 1; p.old?.plays = 1; p.will?.plays = 1; p.computed?.plays = 1; p.dict["a"]?.plays = 2
p.best?.up(); p.old?.tags.append("b"); p.best?.tags[0] = "q"
print("-- read"); print(p.best?.plays as Any, p.computed?.plays as Any, p.best?.tags.count as Any)
struct V { var b: T? { didSet { print("v", b?.plays ?? -1) } } }
var v = V(); v.b?.plays = 4; v.b = T(); v.b?.plays = 5
var g: T? { didSet { print("g") } }
g?.plays = 1; g?.up()
func loc() { var l: T? { didSet { print("l") } }; l?.plays = 1; l = T(); l?.plays = 2; print(l as Any) }
loc()
