// Refinement: defaults for inherited requirements.
protocol Named { var name: String { get } }
protocol Titled: Named { var title: String { get } }
extension Titled { var name: String { "titled " + title } }
protocol Aged { var age: Int { get } }
protocol Person: Titled, Aged { func greet() -> String }
extension Person { func greet() -> String { "\(name), \(age)" } }
extension Person where Self: Aged { var decade: Int { age / 10 * 10 } }
struct Doctor: Person {
  var title = "Dr"
  var age = 47
}
struct Queen: Person {
  var title: String { "Queen" }
  var name: String { "Bess" }
  let age = 61
}
let people: [any Person] = [Doctor(), Queen(), Doctor(title: "Prof", age: 70)]
for p in people { print(p.name, "|", p.title, "|", p.greet(), "|", p.decade) }
let named: [any Named] = people
for n in named { print(n.name) }
func names<T: Titled>(_ t: T) -> [String] { [t.name, t.title] }
print(names(Doctor()), names(Queen()))
protocol TextPresentable { var text: String { get } ; var textColor: String { get } }
extension TextPresentable { var textColor: String { "black" } }
protocol HeaderTextPresentable: TextPresentable {}
extension HeaderTextPresentable { var textColor: String { "blue" } }
struct Header: HeaderTextPresentable { let text = "header" }
struct Body: TextPresentable { let text = "body" }
struct Special: HeaderTextPresentable { let text = "special"; let textColor = "gold" }
for t in [Header(), Body(), Special()] as [any TextPresentable] { print(t.text, t.textColor) }
print(Header().textColor, Special().textColor)
if let h = Header() as Any as? any HeaderTextPresentable { print("is a header:", h.textColor) }
