// A balance: the raw amount in the model, the words in the view model.
//
// Notice: BankAccount knows no dollar sign, and the cell knows no arithmetic. The view model stands between them, and
// can be tried without either: its text is only a string.

import Presentables

struct BankAccount {
  let balance: Double
}

struct AccountViewModel: TextPresentable {
  let displayBalance: String
  let isOverdrawn: Bool

  init(model: BankAccount) {
    let formattedBalance = model.balance.currencyValue
    displayBalance = "Your balance is \(formattedBalance)"
    isOverdrawn = model.balance < 0
  }

  var text: String { displayBalance }
  var textColor: Color { isOverdrawn ? .red : .black }
}

extension Double {
  /// Dollars in groups of three, two places, the minus first; half a cent is rounded away from zero.
  var currencyValue: String {
    let cents = Int((self < 0 ? -self * 100 : self * 100).rounded())
    var dollars = cents / 100
    var grouped = ""
    while dollars >= 1000 {
      grouped = "," + (dollars % 1000).padded(to: 3) + grouped
      dollars /= 1000
    }
    let sign = self < 0 && cents > 0 ? "-" : ""
    return "\(sign)$\(dollars)\(grouped).\((cents % 100).padded(to: 2))"
  }
}

extension Int {
  func padded(to places: Int) -> String {
    var digits = "\(self)"
    while digits.count < places { digits = "0" + digits }
    return digits
  }
}

let cell = show(AccountViewModel(model: BankAccount(balance: 6729383.99)))
cell.replace(with: AccountViewModel(model: BankAccount(balance: -1234.5)))

for amount in [0, 0.125, 999.999, 1_000_000, -0.001, -20_005.05] {
  print(amount.currencyValue)
}
