class Account {
  var balance = 0
}
func deposit(_ amount: Int) {
  account.balance += amount // trap
  print("deposited", amount)
}
print("start")
deposit(5)
let account = Account()
