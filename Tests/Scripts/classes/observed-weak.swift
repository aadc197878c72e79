// A weak or unowned property tells its observers as any other does.
protocol Delegate: AnyObject {}
class Owner: Delegate { let name = "owner" }

class View {
  weak var delegate: Delegate? {
    willSet { print("will be", newValue == nil ? "nobody" : "somebody") }
    didSet { print("was", oldValue == nil ? "nobody" : "somebody") }
  }
  static weak var shared: View? { didSet { print("shared") } }
  func give(_ other: Delegate?) { delegate = other }
}
struct Row {
  weak var owner: Owner? { didSet { print("row", owner?.name ?? "none") } }
}
class Part {
  unowned var whole: Owner { didSet { print("part of", whole.name) } }
  init(_ whole: Owner) { self.whole = whole }
}

let owner = Owner()
let view = View()
view.delegate = owner
view.give(nil)
View.shared = view
var rows = [Row()]
rows[0].owner = owner
let part = Part(owner)
part.whole = owner

class Base { required init() {} }
class Below: Base {}
print((Below.self as Base.Type).init())
