protocol SwitchPresentable {
  var switchOn: Bool { get }
  func onSwitchToggleOn(on: Bool)
}
struct Minion: SwitchPresentable { // error: SwitchPresentable
  var switchOn: Bool { true }
}
print(Minion().switchOn)
