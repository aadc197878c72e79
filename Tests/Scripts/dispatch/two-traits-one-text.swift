// Notice: two traits may ask for the same `text`; one property answers both, and an own answer settles rival defaults.
protocol TextPresentable {
  var text: String { get }
}
protocol TextFieldPresentable {
  var text: String { get set }
  var placeholder: String { get }
}

// One stored property satisfies both, the reading and the writing one.
struct NameField: TextPresentable, TextFieldPresentable {
  var text = ""
  var placeholder = "Your name"
}
func label<T: TextPresentable>(_ model: T) -> String { "label '\(model.text)'" }
func type<F: TextFieldPresentable>(_ letters: String, into field: inout F) { field.text += letters }
var name = NameField()
type("Ada", into: &name)
print(label(name), name.placeholder)

// Only one of the two traits has a default: it serves the other as well.
protocol Described { var summary: String { get } }
protocol Counted { var summary: String { get }; var count: Int { get } }
extension Counted { var summary: String { "\(count) pieces" } }
struct Basket: Described, Counted { var count = 3 }
print((Basket() as any Described).summary, "=", (Basket() as any Counted).summary)

// Both have a default: the type must speak for itself.
protocol HasIcon { var badge: String { get } }
protocol HasAlert { var badge: String { get } }
extension HasIcon { var badge: String { "icon" } }
extension HasAlert { var badge: String { "alert" } }
struct Mail: HasIcon, HasAlert {
  var badge: String { "mail" }
}
print(Mail().badge, (Mail() as any HasIcon).badge, (Mail() as any HasAlert).badge)
struct Dot: HasIcon {}
struct Siren: HasAlert {}
print(Dot().badge, Siren().badge)

// A diamond settled in the same way; it may borrow one branch's words through a helper.
protocol Presentable { var title: String { get } }
protocol Header: Presentable {}
protocol Warning: Presentable {}
extension Header { var title: String { headerTitle } ; var headerTitle: String { "Header" } }
extension Warning { var title: String { warningTitle } ; var warningTitle: String { "Warning" } }
struct Alert: Header, Warning {
  var title: String { headerTitle + " & " + warningTitle }
}
let presented: [any Presentable] = [Alert()]
print(presented[0].title, (Alert() as any Header).title, (Alert() as any Warning).title)

// A composition asks for both at once.
func edit(_ model: inout any TextPresentable & TextFieldPresentable) {
  model.text = model.text.isEmpty ? model.placeholder : model.text.uppercased()
}
var field: any TextPresentable & TextFieldPresentable = NameField()
edit(&field)
print(field.text)
edit(&field)
print(field.text)
