actor Account {
    private var balance = 10
    nonisolated var isRich: Bool { balance > 100 }  // error: actor-isolated property `balance` can not be referenced from a nonisolated context
}
print(Account().isRich)
