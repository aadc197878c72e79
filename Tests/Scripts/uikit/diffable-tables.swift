// A snapshot says what there is; only what is new is asked for. What a cell shows may be told by a configuration.
import UIKit

enum Section: String, CaseIterable { case open = "Open", done = "Done" }

struct Task: Hashable {
  let name: String
  var isUrgent = false
}

final class TaskSource: UITableViewDiffableDataSource<Section, Task> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

struct BadgeConfiguration: UIContentConfiguration {
  var text = ""
  func makeContentView() -> UIView & UIContentView { BadgeContentView(self) }
  func updated(for state: UIConfigurationState) -> BadgeConfiguration { self }
}

final class BadgeContentView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: UIContentConfiguration { didSet { update() } }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    update()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func update() { label.text = "<\((configuration as? BadgeConfiguration)?.text ?? "")>" }
}

final class TasksViewController: UITableViewController {
  lazy var source = TaskSource(tableView: tableView) { tableView, indexPath, task in
    print("asked for", task.name)
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    if task.isUrgent {
      cell.contentConfiguration = BadgeConfiguration(text: task.name)
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = task.name
      content.secondaryText = "\(indexPath)"
      content.image = UIImage(systemName: "circle")
      content.textProperties.color = .systemBlue
      content.secondaryTextProperties.numberOfLines = 1
      cell.contentConfiguration = content
    }
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    var snapshot = NSDiffableDataSourceSnapshot<Section, Task>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Task(name: "Wash"), Task(name: "Cook", isUrgent: true)], toSection: .open)
    snapshot.appendItems([Task(name: "Sleep")], toSection: .done)
    source.apply(snapshot, animatingDifferences: false)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let task = source.itemIdentifier(for: indexPath) else { return }
    var snapshot = source.snapshot()
    snapshot.deleteItems([task])
    snapshot.appendItems([task], toSection: .done)
    source.apply(snapshot) { print("moved", task.name) }
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        guard let self, let task = self.source.itemIdentifier(for: indexPath) else { return done(false) }
        var snapshot = self.source.snapshot()
        snapshot.deleteItems([task])
        self.source.apply(snapshot)
        done(true)
      }
    ])
  }
}

let controller = TasksViewController(style: .grouped)
let screen = show(controller)
screen.tap("Wash")
screen.swipe("Sleep", "Delete")

var snapshot = controller.source.snapshot()
snapshot.insertItems([Task(name: "Eat")], afterItem: Task(name: "Cook", isUrgent: true))
snapshot.insertItems([Task(name: "Shop")], beforeItem: Task(name: "Cook", isUrgent: true))
snapshot.moveItem(Task(name: "Wash"), beforeItem: Task(name: "Eat"))
snapshot.reloadItems([Task(name: "Cook", isUrgent: true)])
print(snapshot.itemIdentifiers.map { $0.name }, snapshot.numberOfItems, snapshot.numberOfItems(inSection: .done))
controller.source.apply(snapshot)
screen.refresh()
print(controller.source.indexPath(for: Task(name: "Eat")) as Any, controller.source.indexPath(for: Task(name: "None")) as Any)
snapshot.deleteSections([.done])
print(snapshot.sectionIdentifiers, snapshot.indexOfItem(Task(name: "Eat")) as Any, snapshot.indexOfSection(.done) as Any)
print(snapshot.sectionIdentifier(containingItem: Task(name: "Eat")) as Any)

var numbers = NSDiffableDataSourceSnapshot<Int, Int>()
numbers.appendSections([1, 2, 3])
numbers.appendItems([10, 11])
numbers.appendItems([20], toSection: 1)
numbers.moveSection(3, beforeSection: 1)
numbers.insertSections([4], afterSection: 3)
numbers.moveItem(10, afterItem: 20)
print(numbers.sectionIdentifiers, numbers.itemIdentifiers, numbers.itemIdentifiers(inSection: 1))
numbers.moveSection(3, afterSection: 2)
numbers.insertSections([5], beforeSection: 4)
print(numbers.sectionIdentifiers, numbers.numberOfSections)
numbers.deleteAllItems()
print(numbers.numberOfItems, numbers.numberOfSections)
