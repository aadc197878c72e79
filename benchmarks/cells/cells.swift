import Presentables

struct Setting: TextPresentable, SwitchPresentable {
  let text: String
  var switchOn: Bool
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
struct Minion: TextPresentable, SwitchPresentable, ImagePresentable {
  let text: String
  var switchOn = true
  var imageName: String { "minion.png" }
  var switchColor: Color { .yellow }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
for i in 0..<10_000 {
  show(Setting(text: "Setting number \(i)", switchOn: i % 3 == 0)).toggle()
  show(Minion(text: "Minion \(i)")).toggle()
}
