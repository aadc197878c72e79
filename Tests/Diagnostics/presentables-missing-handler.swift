import Presentables
struct Minion: TextPresentable, SwitchPresentable { // error: onSwitchToggleOn
  var text: String { "Minion Mode" }
  var switchOn = true
}
struct Untitled: TextPresentable {} // error: text
struct Field: TextFieldPresentable { // error: onTextFieldDidEndEditing
  var text = ""
}
