import Presentables

struct Account {
  var balance: Int
}

struct BalanceRow: TextPresentable {
  let text: String
  init(_ account: Account) { text = "Balance: \(account.balance)" }
}

class AccountController {
  var account: Account
  var row: BalanceRow

  init(_ account: Account) {
    self.account = account
    row = BalanceRow(account)
  }
}

let controller = AccountController(Account(balance: 10))
controller.account.balance = 25
show(controller.row)
