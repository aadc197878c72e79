// A settings screen: nested enum, rawValue, exhaustive switch, configure with defaults.
final class SwitchCell {
  private(set) var title = ""
  private var handler: ((Bool) -> Void)?
  private(set) var on = false
  func configure(
    title: String, titleFont: String = "system 17", titleColor: String = "black", switchOn: Bool = true,
    switchColor: String = "purple", onSwitchToggle: ((Bool) -> Void)? = nil
  ) {
    self.title = title
    on = switchOn
    handler = onSwitchToggle
    print("[\(title)] \(titleFont) \(titleColor) \(switchOn ? "ON" : "off") \(switchColor)")
  }
  func toggle() {
    on.toggle()
    handler?(on)
  }
}
final class SettingsScreen {
  enum Setting: Int {
    case minionMode, privacy, sound
    static let count = 3
  }
  var minionsHere = true
  var events: [String] = []
  func cell(forRow row: Int) -> SwitchCell? {
    guard let setting = Setting(rawValue: row) else { return nil }
    let cell = SwitchCell()
    switch setting {
    case .minionMode:
      cell.configure(title: "Minion Mode", switchOn: minionsHere, switchColor: "yellow") { [weak self] on in
        self?.minionsHere = on
        self?.events.append(on ? "here to stay" : "out to play")
      }
    case .privacy: cell.configure(title: "Privacy", titleColor: "red")
    case .sound: cell.configure(title: "Sound", switchOn: false) { [unowned self] in events.append("sound \($0)") }
    }
    return cell
  }
}
let screen = SettingsScreen()
var row = 0
while let cell = screen.cell(forRow: row) {
  cell.toggle()
  cell.toggle()
  row += 1
}
screen.cell(forRow: 0)?.toggle()
print(row, screen.minionsHere, screen.events)
print(screen.cell(forRow: 99) == nil)
_ = screen.cell(forRow: 0)
