import Presentables

// A trait of your own for all rows of the screen that can be switched:
// it says its text, remembers where it stands, and is green.
protocol Setting: TextPresentable, SwitchPresentable {
  var title: String { get }
  var switchOn: Bool { get set }
}

extension Setting {
  var text: String { title }
  var switchColor: Color { .green }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

struct Sound: Setting {
  let title = "Sound"
  var switchOn = true
}

struct Alarm: Setting {
  let title = "Alarm"
  var switchOn = false
  var switchColor: Color { .red }
}

struct UserName: ImagePresentable, TextFieldPresentable {
  var imageName: String { "person" }
  var placeholder: String { "Your name" }
  var text = ""
  mutating func onTextFieldDidEndEditing(textField: TextField) { text = textField.text }
}

let sheet = Sheet("Settings")
sheet.add(Sound())
sheet.add(Alarm())
sheet.add(UserName())
sheet.draw()
