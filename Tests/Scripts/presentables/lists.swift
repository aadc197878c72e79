// Several models are shown as one list, a cell a row; what happens to a cell draws that cell.
import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

struct Badge: TextPresentable, ImagePresentable {
  var text = "Badge"
  var imageName: String { "star.fill" }
}

let cells = show([Minion(text: "Kevin"), Minion(text: "斯图尔特"), Minion(text: "Bob")])
cells[1].toggle()
cells[1].showFrames()
print(cells.map { $0.model.switchOn }, cells[1].frames.map { $0.caption })

// Of different types, as values of a trait that they have in common.
let mixed: [any TextPresentable] = [Minion(text: "Stuart"), Badge()]
print(show(mixed).count)

// One by one, an array is still no model.
for minion in [Minion(text: "Dave")] { show(minion) }
show([Minion]())
show([Badge()])
