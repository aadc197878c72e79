// Questions over a screen.
import UIKit

final class CartViewController: UIViewController {
    private var items = ["banana", "apple"]
    private let label = UILabel()
    private let clear = UIButton(type: .system)

    override func viewDidLoad() {
        title = "Cart"
        clear.setTitle("Clear", for: .normal)
        clear.addAction(UIAction { [unowned self] _ in ask() }, for: .touchUpInside)
        [label, clear].forEach(view.addSubview)
        update()
    }

    private func update() { label.text = items.isEmpty ? "nothing" : items.joined(separator: ", ") }

    private func ask() {
        let alert = UIAlertController(title: "Clear the cart?", message: "There are \(items.count) items.", preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "why" }
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(UIAlertAction(title: "Clear all", style: .destructive) { [weak self, weak alert] action in
            print(action.title ?? "", "since", alert?.textFields?.first?.text ?? "?")
            self?.items = []
            self?.update()
        })
        present(alert, animated: true)
    }
}
let screen = show(CartViewController())
screen.tap("Clear")
screen.tap("Keep")
screen.tap("Clear")
screen.type("too many", into: "why")
screen.tap("Clear all")
let plain = UITableViewCell()
plain.textLabel?.text = "plain"
show(plain)
