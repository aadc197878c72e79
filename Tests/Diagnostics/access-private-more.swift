class Vault {
    private var code = 1234
    private func open() { print("open") }
    func tryOpen(_ c: Int) -> Bool {
        if c == code { open(); return true }
        return false
    }
}

struct Wallet {
    private(set) var coins = 0
    mutating func add(_ n: Int) { coins += n }
}

let v = Vault()
print(v.tryOpen(1))
print(v.code) // error: `code` is inaccessible
v.open() // error: `open` is inaccessible

var w = Wallet()
w.add(3)
w.coins = 100 // error: cannot assign to
print(w.coins)
