actor Account {
    var balance = 10
    func transfer(to other: Account) {
        balance -= 1
        other.balance += 1  // error: actor-isolated property `balance` can not be mutated from a actor-isolated context
    }
}
await Account().transfer(to: Account())
