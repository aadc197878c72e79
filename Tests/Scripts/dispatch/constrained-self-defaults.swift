// Notice: for a requirement the most constrained default becomes the witness, wherever it is called from.
protocol SwitchPresentable { var isOn: Bool { get } }
protocol ImagePresentable { var image: String { get } }
protocol TextPresentable {
  var text: String { get }
}
extension TextPresentable {
  var text: String { "just text" }
  func caption() -> String { "plain caption" }
}
extension TextPresentable where Self: SwitchPresentable {
  var text: String { isOn ? "switch: on" : "switch: off" }
  func caption() -> String { "switch caption" }
}
extension TextPresentable where Self: ImagePresentable {
  var text: String { "picture of \(image)" }
}
extension TextPresentable where Self: SwitchPresentable & ImagePresentable {
  var text: String { "\(image), \(isOn ? "lit" : "dark")" }
}

struct Label: TextPresentable {}
struct Toggle: TextPresentable, SwitchPresentable { var isOn = true }
struct Photo: TextPresentable, ImagePresentable { var image = "a cat" }
struct Lantern: TextPresentable, SwitchPresentable, ImagePresentable { var isOn = false, image = "lantern" }
struct Custom: TextPresentable, SwitchPresentable { var isOn = true; var text: String { "my own" } }

print(Label().text, "|", Toggle().text, "|", Photo().text, "|", Lantern().text, "|", Custom().text)
let models: [any TextPresentable] = [Label(), Toggle(isOn: false), Photo(image: "a dog"), Lantern(isOn: true), Custom()]
for model in models { print(type(of: model), "->", model.text) }
func show<T: TextPresentable>(_ model: T) -> String { "\(model.text), \(model.caption())" }
print(models.map { show($0) })

// caption is no requirement: the static type chooses, and inside a generic that is only TextPresentable.
let toggle = Toggle()
print(toggle.caption())
print((toggle as any TextPresentable).caption())
print((toggle as any TextPresentable & SwitchPresentable).caption())
print(show(toggle))
func showBoth<T: TextPresentable & SwitchPresentable>(_ model: T) -> String { model.caption() }
print(showBoth(toggle), showBoth(Custom()), Label().caption())

// A default inside the constrained extension may use both traits.
extension TextPresentable where Self: SwitchPresentable {
  func flipped() -> String { "not " + text }
}
print(toggle.flipped(), "|", Lantern().flipped(), "|", Custom().flipped())
