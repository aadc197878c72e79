import Presentables
struct Minion: SwitchPresentable {
  var switchOn = true
  var switchColor: Color { .purpleColor() } // error: purple
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}
let other = Color.yellowColor() // error: yellow
