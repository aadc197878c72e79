// At top level a missing 'await' on an actor is only a warning in Swift 5 mode (it still hops)
actor Bank {
    var total = 0
    let name = "bank"
    func deposit(_ n: Int) -> Int { total += n; return total }
}
let b = Bank()
print(await b.deposit(5))
print(b.deposit(7))
print(b.total, b.name)
let doubled = b.total * 2
if b.total > 10 { print("rich", doubled) }
