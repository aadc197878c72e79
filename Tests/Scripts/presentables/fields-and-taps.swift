// Text fields and taps.
import Presentables

struct Name: TextPresentable, TextFieldPresentable {
  var text = ""
  var placeholder: String { "who?" }
  mutating func onTextFieldDidEndEditing(textField: TextField) {
    print("typed [\(textField.text)] into [\(textField.placeholder)]")
    text = textField.text.uppercased()
  }
}
struct Counter: TextPresentable, TapPresentable {
  var count = 0
  var text: String { "tapped \(count)" }
  mutating func onTap() { count += 1 }
}
let name = show(Name())
name.type("gru")
name.type("")
print(name.model.text.isEmpty, name.frames.count)
let counter = show(Counter())
counter.tap()
counter.tap()
print(counter.model.count)
counter.showFrames()
