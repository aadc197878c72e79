// `.plain` where `any Style` is asked for: an extension for one type alone says which that is.

protocol Style {
  var name: String { get }
}
struct Plain: Style {
  var name = "plain"
}
struct Fancy: Style {
  var name: String { "fancy \(level)" }
  var level = 1
}
extension Style where Self == Plain {
  static var plain: Plain { Plain() }
}
extension Style where Self == Fancy {
  static var fancy: Fancy { Fancy() }
  static func fancy(level: Int) -> Fancy { Fancy(level: level) }
}

var style: any Style = .plain
print(style.name)
style = .fancy
print(style.name)
style = .fancy(level: 3)
print(style.name)
let maybe: (any Style)? = .fancy(level: 4)
let none: (any Style)? = .none
print(maybe?.name ?? "-", none?.name ?? "-")
let all: [any Style] = [.plain, .fancy, .fancy(level: 2)]
print(all.map(\.name))
func show(_ style: any Style, _ other: (any Style)? = .plain) { print(style.name, other?.name ?? "-") }
show(.plain)
show(.fancy(level: 5), .fancy)
func generic<S: Style>(_ style: S) -> String { style.name }
func opaque(_ style: some Style) -> String { style.name }
print(generic(.plain), generic(.fancy(level: 6)), opaque(.fancy))
func choose(_ first: Bool) -> any Style { first ? .plain : .fancy(level: 7) }
print(choose(true).name, choose(false).name)
