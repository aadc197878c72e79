import Presentables

protocol Sweet {}
extension Sweet {
  var taste: String { "sweet" }
}

protocol Sour {}
extension Sour {
  var taste: String { "sour" }
}

struct Lemonade: TextPresentable, Sweet, Sour {
  var taste: String { (self as any Sweet).taste + " and " + (self as any Sour).taste }
  var text: String { "Lemonade: \(taste)" }
}

show(Lemonade())
