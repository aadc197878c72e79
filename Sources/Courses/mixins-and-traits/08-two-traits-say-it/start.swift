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
  var text: String { "Lemonade: \(taste)" }  // does not compile yet
}

show(Lemonade())
