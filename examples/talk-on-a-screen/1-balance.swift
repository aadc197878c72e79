// The balance with `NumberFormatter`: the amount is a decimal number, and the locale says how it is written.
//
// Notice: the model has an `NSDecimalNumber`, for money is no `Double`: three times 0.1 is 0.3 in the one, and something else in the
// other. The view model is given its formatter, so that a test can say in which country it is; left to `Locale.current`, the
// same test would fail on somebody else's machine.

import Foundation
import UIKit

struct BankAccount {
    let balance: NSDecimalNumber
}

struct AccountViewModel {
    let displayBalance: String
    let isOverdrawn: Bool

    init(model: BankAccount, locale: Locale = Locale(identifier: "en_US")) {
        let formattedBalance = model.balance.currencyValue(in: locale)
        displayBalance = "Your balance is \(formattedBalance)"
        isOverdrawn = model.balance.compare(NSDecimalNumber.zero) == .orderedAscending
    }
}

extension NSDecimalNumber {
    func currencyValue(in locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = locale
        return formatter.string(from: self) ?? "\(self)"
    }
}

final class AccountViewController: UIViewController {
    /// Whatever is set here is what is shown.
    var viewModel: AccountViewModel {
        didSet { update() }
    }

    private let label = UILabel()

    init(viewModel: AccountViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Account"
        view.addSubview(label)
        update()
    }

    private func update() {
        label.text = viewModel.displayBalance
        label.textColor = viewModel.isOverdrawn ? .systemRed : .label
    }
}

let account = BankAccount(balance: NSDecimalNumber(string: "6729383.99"))
let controller = AccountViewController(viewModel: AccountViewModel(model: account))
let screen = show(controller)

controller.viewModel = AccountViewModel(model: BankAccount(balance: NSDecimalNumber(string: "-1234.5")))
screen.refresh()

// The same number elsewhere.
for identifier in ["en_US", "de_DE", "fr_FR", "ja_JP", "zh_CN"] {
    print(identifier, account.balance.currencyValue(in: Locale(identifier: identifier)))
}

// Why money is no `Double`.
let tenth = NSDecimalNumber(string: "0.1")
print(0.1 + 0.1 + 0.1 == 0.3, tenth.adding(tenth).adding(tenth) == NSDecimalNumber(string: "0.3"))
