enum BankError: Error { case insufficient(Double), frozen }

struct Account {
    var balance = 100.0
    var frozen = false

    mutating func withdraw(_ amount: Double) {
        if frozen { throw BankError.frozen } // error: error is not
        guard amount <= balance else {
            throw BankError.insufficient(amount - balance) // error: error is not
        }
        balance -= amount
    }

    func check() throws {
        if frozen { throw BankError.frozen }
    }

    func audit() -> Bool {
        try check() // error: errors thrown from
        return true
    }
}

var a = Account()
a.withdraw(20)
print(a.balance, a.audit())
