// A controller that computes its view model anew from a model that has changed: the zoetrope's newest frame.
//
// Notice: the view model is a value, a copy of what was true at one moment. Nobody updates it. The controller has the model, and
// whenever that changes, `didSet` makes a new view model and shows it; the one before is still what it was, as the last lines
// say. There is no place where a label could have been forgotten.

import UIKit

struct Account {
    var owner: String
    var movements: [Int] = []

    var balance: Int { movements.reduce(0, +) }
}

/// Everything that the screen says, and nothing else.
struct AccountViewModel: Equatable {
    let headline: String
    let balance: String
    let latest: String
    let isOverdrawn: Bool

    init(model: Account) {
        headline = model.owner.isEmpty ? "Nobody's account" : "\(model.owner)'s account"
        balance = "\(model.balance) bananas"
        isOverdrawn = model.balance < 0
        latest = model.movements.last.map { $0 < 0 ? "eaten: \(-$0)" : "picked: \($0)" } ?? "nothing yet"
    }
}

final class AccountViewController: UIViewController {
    private(set) var account: Account {
        didSet { viewModel = AccountViewModel(model: account) }
    }

    private(set) var viewModel: AccountViewModel {
        didSet {
            if viewModel != oldValue { update() }
        }
    }

    private let headlineLabel = UILabel()
    private let balanceLabel = UILabel()
    private let latestLabel = UILabel()

    init(account: Account) {
        self.account = account
        viewModel = AccountViewModel(model: account)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        headlineLabel.font = .boldSystemFont(ofSize: 17)
        latestLabel.textColor = .systemGray
        let pick = UIButton(type: .system, primaryAction: UIAction(title: "Pick 5") { [unowned self] _ in move(5) })
        let eat = UIButton(type: .system, primaryAction: UIAction(title: "Eat 7") { [unowned self] _ in move(-7) })
        let stack = UIStackView(arrangedSubviews: [
            headlineLabel, balanceLabel, latestLabel, UIStackView(arrangedSubviews: [pick, eat]),
        ])
        stack.axis = .vertical
        view.addSubview(stack)
        update()
    }

    /// The model changes; all else follows.
    private func move(_ amount: Int) { account.movements.append(amount) }

    func rename(to name: String) { account.owner = name }

    private func update() {
        headlineLabel.text = viewModel.headline
        balanceLabel.text = viewModel.balance
        balanceLabel.textColor = viewModel.isOverdrawn ? .systemRed : .label
        latestLabel.text = viewModel.latest
    }
}

let controller = AccountViewController(account: Account(owner: "Kevin"))
let screen = show(controller)
let first = controller.viewModel

screen.tap("Pick 5")
screen.tap("Eat 7")
controller.rename(to: "Bob")
screen.refresh()
screen.showFrames()

print("the first view model still says: \(first.headline), \(first.balance)")
print("the newest one says: \(controller.viewModel.headline), \(controller.viewModel.balance)")
