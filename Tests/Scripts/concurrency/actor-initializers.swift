// An initialiser of an actor hands over to another one by what it calls, not by what it says.
actor Account {
  let balance: Int
  init(balance: Int) { self.balance = balance /* not self.init */ }
  init() {
    let text = "self.init"
    print(text)
    balance = 2
  }
  init(doubled: Int) { self.init(balance: doubled * 2) }
}
print(Account(balance: 1).balance, Account().balance, Account(doubled: 4).balance)
