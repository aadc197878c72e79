// Before protocols: one `configure` with six parameters, and an optional closure.
//
// Notice: six parameters, and every caller reads all of them. Default arguments shorten the calls, not the method, and
// a subtitle would bring three more. The handler is an optional closure; it holds its controller weakly, because the
// controller owns the cell.

import Presentables

class SwitchWithTextTableViewCell {
  private var pieces: [Piece] = []
  private var isOn = false
  private var color = Color.purple
  private var handler: ((Bool) -> Void)?

  func configure(
    title: String,
    titleFont: Font = .system(17),
    titleColor: Color = .black,
    switchOn: Bool,
    switchColor: Color = .purple,
    onSwitchToggleHandler: ((Bool) -> Void)? = nil
  ) {
    pieces = [.label(title, color: titleColor, font: titleFont), .space]
    isOn = switchOn
    color = switchColor
    handler = onSwitchToggleHandler
    display()
  }

  func toggle() {
    isOn.toggle()
    handler?(isOn)
    display()
  }

  private func display() {
    draw(pieces + [.switchControl(on: isOn, color: color)])
  }
}

class SettingsViewController {
  private let cell = SwitchWithTextTableViewCell()
  private(set) var isMinionMode = true

  func viewDidLoad() {
    cell.configure(
      title: "Minion Mode!!!", titleFont: .boldSystem(17), titleColor: .blue,
      switchOn: isMinionMode, switchColor: .yellow,
      onSwitchToggleHandler: { [weak self] on in
        self?.isMinionMode = on
        print(on ? "The Minions are here to stay!" : "The Minions went out to play!")
      })
  }

  func userTapsSwitch() { cell.toggle() }

  deinit { print("the controller is gone") }
}

func visitSettings() {
  let controller = SettingsViewController()
  controller.viewDidLoad()
  controller.userTapsSwitch()
  print("minion mode: \(controller.isMinionMode)")
}

visitSettings()

let plain = SwitchWithTextTableViewCell()
plain.configure(title: "Remember Me", switchOn: false)
plain.toggle()
