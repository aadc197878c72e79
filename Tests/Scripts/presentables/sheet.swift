// A sheet of cells of different models.
import Presentables

struct Row: TextPresentable, SwitchPresentable {
  let text: String
  var switchOn: Bool
  var switchColor: Color = .purple
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
struct Title: TextPresentable { let text: String; var textColor: Color { .blue } }
let sheet = Sheet("Settings")
sheet.add(Title(text: "General"))
let wifi = sheet.add(Row(text: "Wi-Fi", switchOn: true))
let minions = sheet.add(Row(text: "Minion Mode", switchOn: false, switchColor: .yellow))
sheet.draw()
minions.toggle()
wifi.toggle()
print(sheet.count, minions.model.switchOn, wifi.model.switchOn)
