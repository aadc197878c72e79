// Defaults in protocol extensions.
protocol TextPresentable {
  var text: String { get }
  var textColor: String { get }
  func describe() -> String
}
extension TextPresentable {
  var textColor: String { "black" }
  func describe() -> String { "\(text) in \(textColor)" }
  var shouted: String { text.uppercased() + "!" }
}
protocol SwitchPresentable {
  var switchOn: Bool { get set }
  var switchColor: String { get }
  mutating func onSwitchToggleOn(on: Bool)
}
extension SwitchPresentable {
  var switchColor: String { "purple" }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
  mutating func flip() { onSwitchToggleOn(on: !switchOn) }
}
struct Plain: TextPresentable { var text = "plain" }
struct Red: TextPresentable {
  var text: String { "red" }
  var textColor: String { "red" }
}
struct Minion: TextPresentable, SwitchPresentable {
  let text = "Minion Mode"
  var switchOn = false
  var switchColor: String { "yellow" }
}
struct Loud: SwitchPresentable {
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) {
    print("toggled", on)
    switchOn = on
  }
}
for x in [Plain(), Red(), Minion()] as [any TextPresentable] { print(x.describe(), x.shouted) }
var m = Minion()
m.flip()
print(m.switchOn, m.switchColor, m.textColor)
var l = Loud()
l.flip()
l.flip()
print(l.switchColor)
func show<T: TextPresentable & SwitchPresentable>(_ t: T) -> String { "\(t.describe()) \(t.switchColor) \(t.switchOn)" }
print(show(m))
var s: any SwitchPresentable = l
s.flip()
print(s.switchOn, l.switchOn)
