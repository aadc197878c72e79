// One protocol for the cell: its colour is said once, in an extension, and overridden.
//
// Notice: configure has one parameter left. The colour that most switches have is said once, in an extension of the
// protocol. RememberMe says nothing and takes it; Minion Mode says yellow, and its own answer wins, although the cell
// knows it only as any delegate.

import Presentables

protocol SwitchWithTextCellProtocol {
  var title: String { get }
  var titleFont: Font { get }
  var titleColor: Color { get }

  var switchOn: Bool { get }
  var switchColor: Color { get }

  func onSwitchToggleOn(on: Bool)
}

extension SwitchWithTextCellProtocol {
  var titleFont: Font { .system(17) }
  var titleColor: Color { .black }
  var switchColor: Color { .purple }
}

class SwitchWithTextTableViewCell {
  private var delegate: (any SwitchWithTextCellProtocol)?
  private var isOn = false

  func configure(withDelegate delegate: any SwitchWithTextCellProtocol) {
    self.delegate = delegate
    isOn = delegate.switchOn
    display()
  }

  func toggle() {
    isOn.toggle()
    delegate?.onSwitchToggleOn(on: isOn)
    display()
  }

  private func display() {
    guard let delegate else { return }
    draw([
      .label(delegate.title, color: delegate.titleColor, font: delegate.titleFont),
      .space,
      .switchControl(on: isOn, color: delegate.switchColor),
    ])
  }
}

struct MinionModeViewModel: SwitchWithTextCellProtocol {
  var title = "Minion Mode!!!"
  var switchOn = true

  var switchColor: Color { .yellow }

  func onSwitchToggleOn(on: Bool) {
    if on {
      print("The Minions are here to stay!")
    } else {
      print("The Minions went out to play!")
    }
  }
}

struct RememberMeViewModel: SwitchWithTextCellProtocol {
  let title = "Remember Me"
  let switchOn = false

  func onSwitchToggleOn(on: Bool) { print("remember: \(on)") }
}

let viewModels: [any SwitchWithTextCellProtocol] = [MinionModeViewModel(), RememberMeViewModel()]
for viewModel in viewModels {
  let cell = SwitchWithTextTableViewCell()
  cell.configure(withDelegate: viewModel)
  cell.toggle()
}
