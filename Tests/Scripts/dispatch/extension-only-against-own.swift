// Notice: `hint` is no requirement, so through the trait the extension's runs; `text` is one, so the type's does.
protocol TextPresentable {
  var text: String { get }
}
extension TextPresentable {
  var text: String { "a default text" }
  func hint() -> String { "tap to read" }
  func line() -> String { "\(text) (\(hint()))" }
}

struct WelcomeViewModel: TextPresentable {
  var text: String { "Welcome" }
  func hint() -> String { "swipe to begin" }
}
struct PlainViewModel: TextPresentable {}

// On the concrete type the struct's own wins.
let welcome = WelcomeViewModel()
print(welcome.text, "/", welcome.hint())

// Through `any` the requirement is looked up at run time, the extra member is not.
let presented: any TextPresentable = welcome
print(presented.text, "/", presented.hint())

// A generic function knows only the trait.
func show<Model: TextPresentable>(_ model: Model) {
  print(model.text, "/", model.hint())
}
show(welcome)
show(PlainViewModel())

// A default calling the extra member uses the extension's one.
print(welcome.line())

// Both kinds in a list: the list's element type decides.
let models: [any TextPresentable] = [welcome, PlainViewModel()]
for model in models { print(model.text, "/", model.hint()) }
let welcomes = [welcome, WelcomeViewModel()]
print(welcomes.map { $0.hint() })
print(welcomes.map { $0 as any TextPresentable }.map { $0.hint() })

// Cast back and the struct's own answers again.
for model in models {
  if let own = model as? WelcomeViewModel { print("found again:", own.hint()) }
}

// The same with a property, and with `some`.
extension TextPresentable { var colour: String { "grey" } }
extension WelcomeViewModel { var colour: String { "gold" } }
func makeModel() -> some TextPresentable { WelcomeViewModel() }
print(welcome.colour, presented.colour, makeModel().colour, makeModel().text)
