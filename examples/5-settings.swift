// A settings screen: an enum decides which cell stands in which row.
//
// Notice: Setting(rawValue:) is optional, for there are more numbers than settings. The switch has no default: add a
// case to Setting and the compiler names every place that must learn of it. An event in one cell draws the whole sheet.

import Presentables

struct MinionMode: TextPresentable, SwitchPresentable {
  let text = "Minion Mode"
  var switchOn = true
  var switchColor: Color { .yellow }

  mutating func onSwitchToggleOn(on: Bool) {
    switchOn = on
    print(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}

struct Notifications: TextPresentable, SwitchPresentable {
  var text: String { switchOn ? "Notifications" : "Notifications (quiet)" }
  var switchOn = false

  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

struct UserName: ImagePresentable, TextFieldPresentable {
  let imageName = "person.png"
  let placeholder = "Your name"
  var text = ""

  mutating func onTextFieldDidEndEditing(textField: TextField) {
    text = textField.text
    print("Hello, \(text)!")
  }
}

struct Version: TextPresentable {
  let text = "Version 1.0"
  let textColor = Color.gray
}

class SettingsViewController {
  enum Setting: Int {
    case minionMode, notifications, userName, version
  }

  let sheet = Sheet("Settings")
  private var minionCell: Cell<MinionMode>?
  private var nameCell: Cell<UserName>?

  func viewDidLoad() {
    var row = 0
    while addCell(forRow: row) { row += 1 }
    sheet.draw()
  }

  /// Says whether there is such a row.
  private func addCell(forRow row: Int) -> Bool {
    guard let setting = Setting(rawValue: row) else { return false }
    switch setting {
    case .minionMode: minionCell = sheet.add(MinionMode())
    case .notifications: sheet.add(Notifications())
    case .userName: nameCell = sheet.add(UserName())
    case .version: sheet.add(Version())
    }
    return true
  }

  func userFlipsMinionMode() { minionCell?.toggle() }
  func userTypes(_ name: String) { nameCell?.type(name) }
}

let controller = SettingsViewController()
controller.viewDidLoad()
controller.userFlipsMinionMode()
controller.userTypes("Natasha")
print("\(controller.sheet.count) settings")
