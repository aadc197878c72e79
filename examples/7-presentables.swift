// The presentable mixins: a header that refines text, a generic cell, an image in two lines, a trait of one's own.
//
// Notice: the cell no longer has a protocol of its own. It is generic, and asks for any model that is a text and a
// switch. HeaderTextPresentable refines TextPresentable: one line turns every header blue. The image came last, with
// the two lines marked below. BadgePresentable is this script's own trait and brings its own piece.

import Presentables

protocol HeaderTextPresentable: TextPresentable {}

extension HeaderTextPresentable {
  var textColor: Color { .blue }  // every header
}

protocol BadgePresentable {
  var badge: Int { get }
}

contribute { (model: any BadgePresentable) in [.label("★ \(model.badge)", color: .orange)] }

struct Title: HeaderTextPresentable {
  let text: String
  var font: Font { .boldSystem(22) }
}

struct Inbox: HeaderTextPresentable, BadgePresentable {
  let text = "Inbox"
  let badge = 3
}

struct MinionModeViewModel {
  var switchOn = true
}

extension MinionModeViewModel: TextPresentable {
  var text: String { "Minion Mode" }
}

extension MinionModeViewModel: SwitchPresentable {
  var switchColor: Color { .yellow }

  mutating func onSwitchToggleOn(on: Bool) {
    switchOn = on
    print(on ? "The Minions are here to stay!" : "The Minions went out to play!")
  }
}

extension MinionModeViewModel: ImagePresentable {  // the image,
  var imageName: String { "minionParty.png" }  // in two lines
}

class SwitchWithTextTableViewCell<T> where T: TextPresentable & SwitchPresentable {
  private var cell: Cell<T>?

  func configure(withDelegate delegate: T) {
    cell = show(delegate)
  }

  func userFlipsSwitch() { cell?.toggle() }
}

struct SearchField: TextFieldPresentable {
  var text = ""
  var placeholder: String { "Search" }

  mutating func onTextFieldDidEndEditing(textField: TextField) {
    print("searching for \"\(textField.text)\"")
  }
}

show(Title(text: "Settings"))
show(Inbox())

let cell = SwitchWithTextTableViewCell<MinionModeViewModel>()
cell.configure(withDelegate: MinionModeViewModel())
cell.userFlipsSwitch()

// The handler does not move the model, so the words stay where the user put them.
let search = show(SearchField())
search.type("bananas")
print("the model still says \"\(search.model.text)\"")
