import Presentables
struct Label: TextPresentable { let text = "label" }
final class SwitchWithTextCell<T> where T: TextPresentable & SwitchPresentable {
  func configure(withPresenter presenter: T) { print(presenter.text) }
}
let cell = SwitchWithTextCell<Label>() // error: SwitchPresentable
func present<T: TextPresentable & SwitchPresentable>(_ t: T) {}
present(Label()) // error: SwitchPresentable
