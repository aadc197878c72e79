// The generic cell of the talk: a where clause over two traits.
protocol TextPresentable { var text: String { get } ; var textColor: String { get } }
protocol SwitchPresentable { var switchOn: Bool { get } ; func onSwitchToggleOn(on: Bool) }
protocol ImagePresentable { var imageName: String { get } }
extension TextPresentable { var textColor: String { "black" } }
extension SwitchPresentable { func onSwitchToggleOn(on: Bool) { print("default handler", on) } }
class Cell<T> where T: TextPresentable & SwitchPresentable {
  private var presenter: T?
  private(set) var label = ""
  func configure(withPresenter presenter: T) {
    self.presenter = presenter
    label = "\(presenter.text) (\(presenter.textColor)) \(presenter.switchOn)"
  }
  func flip(to on: Bool) { presenter?.onSwitchToggleOn(on: on) }
}
extension Cell where T: ImagePresentable {
  var image: String { presenter?.imageName ?? "no image" }
}
struct Minion: TextPresentable, SwitchPresentable {
  var text = "Minion Mode"
  var switchOn = true
  func onSwitchToggleOn(on: Bool) { print(on ? "here to stay" : "out to play") }
}
extension Minion: ImagePresentable { var imageName: String { "minion.png" } }
struct Plain: TextPresentable, SwitchPresentable { let text = "Plain", switchOn = false }
let cell = Cell<Minion>()
cell.configure(withPresenter: Minion())
print(cell.label, cell.image)
cell.flip(to: false)
let plain = Cell<Plain>()
plain.configure(withPresenter: Plain())
plain.flip(to: true)
print(plain.label)
let unconfigured = Cell<Minion>()
unconfigured.flip(to: true)
print(unconfigured.image, "[\(unconfigured.label)]")
func configure<P>(_ p: P) -> Cell<P> where P: TextPresentable, P: SwitchPresentable {
  let c = Cell<P>()
  c.configure(withPresenter: p)
  return c
}
print(configure(Minion(text: "other", switchOn: false)).label)
