// The same cell, split: what it shows, and how it looks and acts.
//
// Notice: the data source is needed, the delegate is not. `delegate?.switchColor` is a Color? because there may be
// nobody to ask, and `??` says what happens then. One view model plays both parts, each in a block of its own, so it is
// handed over twice.

import Presentables

protocol SwitchWithTextCellDataSource {
  var title: String { get }
  var switchOn: Bool { get }
}

protocol SwitchWithTextCellDelegate {
  func onSwitchToggleOn(on: Bool)

  var switchColor: Color { get }
  var textColor: Color { get }
  var font: Font { get }
}

extension SwitchWithTextCellDelegate {
  var switchColor: Color { .purple }
  var textColor: Color { .black }
  var font: Font { .system(17) }
}

class SwitchWithTextTableViewCell {
  private var dataSource: (any SwitchWithTextCellDataSource)?
  private var delegate: (any SwitchWithTextCellDelegate)?
  private var isOn = false

  func configure(
    withDataSource dataSource: any SwitchWithTextCellDataSource, delegate: (any SwitchWithTextCellDelegate)?
  ) {
    self.dataSource = dataSource
    self.delegate = delegate
    isOn = dataSource.switchOn
    display()
  }

  func toggle() {
    isOn.toggle()
    delegate?.onSwitchToggleOn(on: isOn)
    display()
  }

  private func display() {
    let title = dataSource?.title ?? "(no data)"
    let textColor = delegate?.textColor ?? .gray
    let font = delegate?.font ?? .system(17)
    let switchColor = delegate?.switchColor ?? .gray
    draw([.label(title, color: textColor, font: font), .space, .switchControl(on: isOn, color: switchColor)])
  }
}

struct MinionModeViewModel: SwitchWithTextCellDataSource {
  var title = "Minion Mode!!!"
  var switchOn = true
}

extension MinionModeViewModel: SwitchWithTextCellDelegate {
  var switchColor: Color { .yellow }

  func onSwitchToggleOn(on: Bool) {
    print(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}

let viewModel = MinionModeViewModel()
let cell = SwitchWithTextTableViewCell()
cell.configure(withDataSource: viewModel, delegate: viewModel)
cell.toggle()

// Without a delegate the switch still moves, but nobody hears of it.
cell.configure(withDataSource: viewModel, delegate: nil)
cell.toggle()
