// A static member of a protocol's extension, asked of a class that is known only at run time, sees that very class.
protocol Reusable {}
extension Reusable {
  static var identifier: String { String(describing: self) }
  static func describe<T>(_ value: T) -> String { "\(self): \(value)" }
}
class Cell: Reusable {
  func identify() -> String { type(of: self).identifier }
}
class SwitchCell: Cell {}

let kinds: [Cell.Type] = [Cell.self, SwitchCell.self]
print(kinds.map { $0.identifier }, SwitchCell().identify(), Cell().identify(), SwitchCell.identifier)
let kind: Cell.Type = SwitchCell.self
print(kind.describe(3), (SwitchCell.self as Reusable.Type).describe("x"))

protocol Titled { static var title: String { get } }
extension Titled { static var heading: String { title.uppercased() } }
class Page: Titled { class var title: String { "page" } }
class Cover: Page { override class var title: String { "cover" } }
let page: Page.Type = Cover.self
print(page.heading, Page.heading)
