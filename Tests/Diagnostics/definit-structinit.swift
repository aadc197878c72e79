struct Account {
    let owner: String
    var balance: Double
    var history: [Double]

    init(owner: String, balance: Double) {
        self.owner = owner
        self.balance = balance
    } // error: return from initializer

    init(owner: String) {
        self.owner = owner
        self.history = []
        describe() // error: `self` used before
        self.balance = 0
    }

    func describe() {
        print("\(owner): \(balance)")
    }
}

let a = Account(owner: "Ann", balance: 20)
let b = Account(owner: "Bob")
a.describe()
b.describe()
