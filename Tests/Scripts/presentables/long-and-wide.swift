// Long text, wide characters, control characters.
import Presentables

struct Label: TextPresentable, SwitchPresentable {
  let text: String
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
show(Label(text: "A text that is much longer than the eighty columns which a cell has when its output is piped"))
show(Label(text: "漢字 and 👩‍👩‍👧 and é"))
show(Label(text: "tab\tescape\u{1B}[31m newline\nend"))
show(Label(text: ""))
show(Label(text: String(repeating: "漢", count: 60)))
