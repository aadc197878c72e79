// An optional existential delegate and data source.
protocol CellDataSource { var title: String { get } ; var switchOn: Bool { get } }
protocol CellDelegate: AnyObject {
  func didToggle(on: Bool)
  var switchColor: String { get }
  var font: String { get }
}
extension CellDelegate {
  var switchColor: String { "purple" }
  var font: String { "system 17" }
}
struct MinionSource: CellDataSource { var title = "Minion Mode"; var switchOn = true }
class MinionDelegate: CellDelegate {
  var switchColor: String { "yellow" }
  func didToggle(on: Bool) { print(on ? "here to stay" : "went out to play") }
  deinit { print("delegate gone") }
}
class Cell {
  var dataSource: (any CellDataSource)?
  weak var delegate: (any CellDelegate)?
  func configure(with source: any CellDataSource, delegate: (any CellDelegate)?) {
    dataSource = source
    self.delegate = delegate
    describe()
  }
  func describe() {
    print(dataSource?.title ?? "untitled", dataSource?.switchOn ?? false, delegate?.switchColor ?? "default",
      delegate?.font ?? "no font")
  }
  func toggle() { delegate?.didToggle(on: !(dataSource?.switchOn ?? false)) }
}
let cell = Cell()
cell.describe()
var delegate: MinionDelegate? = MinionDelegate()
cell.configure(with: MinionSource(), delegate: delegate)
cell.toggle()
delegate = nil
cell.describe()
cell.toggle()
cell.configure(with: MinionSource(title: "b", switchOn: false), delegate: nil)
