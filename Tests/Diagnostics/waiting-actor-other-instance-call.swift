actor Account {
    var balance = 10
    func deposit(_ n: Int) { balance += n }
    func transfer(to other: Account) async {
        balance -= 1
        other.deposit(1)  // error: expression is `async` but is not marked with `await`
    }
}
await Account().transfer(to: Account())
