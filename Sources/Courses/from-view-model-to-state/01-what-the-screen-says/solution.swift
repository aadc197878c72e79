import Presentables

struct Account {
  let name: String
  let balance: Int
}

// The view model: it is made of an account, and says what the screen shows.
struct AccountRow: TextPresentable {
  let account: Account
  var text: String { "\(account.name): \(account.balance) coins" }
  var textColor: Color { account.balance < 0 ? .red : .black }
}

show(AccountRow(account: Account(name: "Savings", balance: 250)))
show(AccountRow(account: Account(name: "Bananas", balance: -3)))
