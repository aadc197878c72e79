class View {}
class Cell: View { let n = 1 }
protocol Section {
  associatedtype Item: View
  var items: [Item?] { get set }
  init(items: [Item?])
}
struct Changes<S: Section> {
  typealias Item = S.Item
  func applied(to old: [S]) -> [S] { old.map { S(items: $0.items.reversed()) } }
}
struct Cells: Section { var items: [Cell?] }
print(Changes<Cells>().applied(to: [Cells(items: [Cell(), nil])])[0].items[1]?.n as Any)
