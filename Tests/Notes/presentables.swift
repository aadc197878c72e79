// The traits of the library: what is nearly what they ask for.
import Presentables

struct Lamp: TextPresentable, SwitchPresentable {
  var text: String { "Lamp" }
  var textColour: Color { .yellow }  // note: `textColor` is asked for
  var switchOn = true
  var switchcolor: Color { .red }  // note: the default, which runs through `SwitchPresentable`
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
struct Title: TextPresentable {
  var text: String { "Title" }
  var textColor: String { "red" }  // note: give it the type that is asked for: `Color`
  func font() -> Font { .system(20) }  // note: make it a property, as is asked for
}
struct Header: TextPresentable {
  var text: String { "Header" }
  var textColor: Color { .blue }
  var font: Font { .system(30) }
  var subtitle: String { "below" }
}
for row in [Lamp(), Title(), Header()] as [any TextPresentable] { print(row.text, row.textColor, row.font) }
