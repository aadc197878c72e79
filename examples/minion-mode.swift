// Start here: a cell is composed of two traits, one default is changed, and a switch is flipped.
//
// Notice: MinionMode says what its text is and where its switch stands. The text's colour and font come from
// TextPresentable's defaults; of the switch's defaults it changes one, the colour. The handler changes the cell's own
// copy of the model, and every state is a frame.

import Presentables

struct MinionMode: TextPresentable, SwitchPresentable {
  var text: String { "Minion Mode" }
  var switchOn = true
  var switchColor: Color { .yellow }  // SwitchPresentable's default is purple

  mutating func onSwitchToggleOn(on: Bool) {
    switchOn = on
    print(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}

let cell = show(MinionMode())  // draws frame 0, hands back the cell
cell.toggle()  // flips the switch, fires the handler, draws frame 1
