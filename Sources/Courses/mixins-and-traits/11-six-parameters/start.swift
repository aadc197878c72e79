import Presentables

class SwitchCell {
  func configure(
    title: String,
    titleColor: Color = .black,
    titleFont: Font = .system(17),
    switchOn: Bool,
    switchColor: Color = .purple,
    onToggle: ((Bool) -> Void)? = nil
  ) {
    draw([
      .label(title, color: titleColor, font: titleFont), .space,
      .switchControl(on: switchOn, color: switchColor),
    ])
  }
}

SwitchCell().configure(title: "Minion Mode", titleColor: .blue, switchOn: true, switchColor: .yellow)
SwitchCell().configure(title: "Silence", switchOn: false)
