// Cells as they are written for a phone: made in their own initialiser, used again, inserted and deleted one by one. Rows are swiped,
// edited and moved; a data source that has not changed as the table was told is a mistake.
import UIKit

final class FruitCell: UITableViewCell {
  static let reuseIdentifier = "FruitCell"
  private let count = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    count.textColor = .secondaryLabel
    count.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(count)
    NSLayoutConstraint.activate([
      count.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      count.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    print("made a cell")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ name: String, _ number: Int) {
    textLabel?.text = name
    count.text = "×\(number)"
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    print(textLabel?.text ?? "", selected ? "is selected" : "is not selected")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    print("used again:", textLabel?.text ?? "")
  }
}

final class HeaderView: UITableViewHeaderFooterView {
  let note = UILabel()
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(note)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class FruitViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  var fruit = [("Apple", 3), ("Banana", 12), ("Cherry", 40)]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(FruitCell.self, forCellReuseIdentifier: FruitCell.reuseIdentifier)
    tableView.register(HeaderView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.separatorStyle = .none
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  private func add() {
    fruit.insert(("Date", 1), at: 1)
    tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruit.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    print("asked for", indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: FruitCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? FruitCell {
      let (name, number) = fruit[indexPath.row]
      cell.show(name, number)
      cell.accessoryType = number > 10 ? .detailDisclosureButton : .none
    }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? HeaderView
    header?.note.text = "\(fruit.count) KINDS"
    return header
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    print("tapped", fruit[indexPath.row].0, tableView.indexPathForSelectedRow as Any)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    print("more about", fruit[indexPath.row].0)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, done in
      self?.fruit.remove(at: indexPath.row)
      self?.tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let double = UIContextualAction(style: .normal, title: "Double") { [weak self] action, _, done in
      self?.fruit[indexPath.row].1 *= 2
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      print(action.title ?? "")
      done(true)
    }
    double.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [delete, double])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    fruit.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    fruit.insert(fruit.remove(at: source.row), at: destination.row)
    print("order:", fruit.map { $0.0 })
  }
}

let controller = FruitViewController()
let screen = show(UINavigationController(rootViewController: controller))
screen.tap("Banana")
screen.tap("More Info Banana")
screen.tap("+")
screen.swipe("Cherry", "Double")
screen.swipe("Apple", "Remove")
screen.tap("Edit")
screen.move("Cherry", to: 0)
screen.tap("Delete Banana")
screen.tap("Done")
screen.delete("Date")

let table = controller.tableView
print(table.numberOfRows(inSection: 0), table.visibleCells.count, table.cellForRow(at: [0, 7]) as Any)
controller.fruit = [("Elderberry", 1), ("Fig", 2)] + controller.fruit
table.performBatchUpdates {
  table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .none)
} completion: { print("done:", $0) }
controller.fruit.swapAt(0, 2)
table.beginUpdates()
table.moveRow(at: [0, 0], to: [0, 2])
table.moveRow(at: [0, 2], to: [0, 0])
table.endUpdates()
screen.refresh()
table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
print(table.indexPathsForSelectedRows ?? [])
controller.fruit = []
table.reloadData()
let empty = UILabel()
empty.text = "No fruit"
table.backgroundView = empty
screen.refresh()
