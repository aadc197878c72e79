// What each trait puts into a cell, and the defaults it takes.
import Presentables

struct Label: TextPresentable { var text: String }
struct Colored: TextPresentable { let text = "red and bold"; var textColor: Color { .red } ; var font: Font { .boldSystem(24) } }
struct Switch: SwitchPresentable { var switchOn = true; mutating func onSwitchToggleOn(on: Bool) { switchOn = on } }
struct Picture: ImagePresentable { let imageName = "minion.png" }
struct Field: TextFieldPresentable {
  var text = ""
  let placeholder = "your name"
  mutating func onTextFieldDidEndEditing(textField: TextField) { text = textField.text }
}
struct Everything: TextPresentable, SwitchPresentable, ImagePresentable {
  let text = "Everything", imageName = "all"
  var switchOn = false
  var switchColor: Color { .yellow }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
struct Nothing {}
show(Label(text: "plain"))
show(Colored())
show(Switch())
show(Picture())
show(Field())
show(Everything())
show(Nothing())
print(Label(text: "").textColor, Colored().textColor, Everything().switchColor, Switch().switchColor)
print(Label(text: "").font.size, Colored().font.isBold)
let models: [any TextPresentable] = [Label(text: "a"), Colored(), Everything()]
for model in models { print(model.text, model.textColor, type(of: model)) }
