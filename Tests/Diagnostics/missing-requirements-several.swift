protocol TextPresentable {
  var text: String { get }
  var textColor: String { get }
  func describe(_ n: Int) -> String
  mutating func change()
  static var kind: String { get }
  init(text: String)
}
extension TextPresentable { var textColor: String { "black" } }
class Label: TextPresentable { // error: TextPresentable
  let text = "x"
}
enum Kind: TextPresentable { // error: TextPresentable
  case one
}
