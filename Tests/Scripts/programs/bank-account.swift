// Notice: accounts as classes, errors with payloads, a transfer that rolls back, and a statement.
enum BankError: Error, Equatable {
  case insufficientFunds(missing: Int)
  case invalidAmount(Int)
  case accountFrozen(String)
  case unknownAccount(String)
}
extension BankError: CustomStringConvertible {
  var description: String {
    switch self {
    case .insufficientFunds(let missing): return "\(missing) short"
    case .invalidAmount(let amount) where amount < 0: return "negative amount \(amount)"
    case .invalidAmount: return "nothing to do"
    case .accountFrozen(let owner): return "\(owner)'s account is frozen"
    case .unknownAccount(let owner): return "nobody called \(owner)"
    }
  }
}

class Account {
  enum Entry { case deposit(Int), withdrawal(Int), fee(Int, reason: String) }
  let owner: String
  private(set) var balance: Int
  private(set) var entries: [Entry] = []
  var isFrozen = false
  var limit: Int { 0 }

  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ amount: Int) throws {
    guard amount > 0 else { throw BankError.invalidAmount(amount) }
    if isFrozen { throw BankError.accountFrozen(owner) }
    book(.deposit(amount))
  }
  func withdraw(_ amount: Int) throws {
    guard amount > 0 else { throw BankError.invalidAmount(amount) }
    guard !isFrozen else { throw BankError.accountFrozen(owner) }
    guard balance + limit >= amount else { throw BankError.insufficientFunds(missing: amount - balance - limit) }
    book(.withdrawal(amount))
  }
  func book(_ entry: Entry) {
    entries.append(entry)
    switch entry {
    case .deposit(let amount): balance += amount
    case .withdrawal(let amount), .fee(let amount, _): balance -= amount
    }
  }
}
final class CreditAccount: Account {
  override var limit: Int { 500 }
  override func withdraw(_ amount: Int) throws {
    try super.withdraw(amount)
    if balance < 0 { book(.fee(5, reason: "overdraft")) }
  }
}

struct Bank {
  private var accounts: [String: Account] = [:]
  init(_ accounts: Account...) { for account in accounts { self.accounts[account.owner] = account } }
  subscript(owner: String) -> Account {
    get throws {
      guard let account = accounts[owner] else { throw BankError.unknownAccount(owner) }
      return account
    }
  }
  func transfer(_ amount: Int, from: String, to: String) throws {
    let source = try self[from], target = try self[to]
    try source.withdraw(amount)
    do {
      try target.deposit(amount)
    } catch {
      try source.deposit(amount)
      throw error
    }
  }
  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
}

let bank = Bank(Account(owner: "Ada", balance: 100), CreditAccount(owner: "Bob", balance: 50), Account(owner: "Cy"))
try bank["Cy"].isFrozen = true
let transfers = [("Ada", "Bob", 30), ("Bob", "Ada", 200), ("Ada", "Bob", 1000), ("Ada", "Cy", 10), ("Ada", "Dan", 1),
                 ("Bob", "Ada", -5), ("Bob", "Ada", 0), ("Cy", "Ada", 1)]
for (from, to, amount) in transfers {
  do {
    try bank.transfer(amount, from: from, to: to)
    print("\(from) -> \(to) \(amount): done, \(try bank[from].balance) and \(try bank[to].balance)")
  } catch BankError.insufficientFunds(let missing) where missing > 500 {
    print("\(from) -> \(to) \(amount): far too much")
  } catch {
    print("\(from) -> \(to) \(amount): \(error)")
  }
}
for owner in ["Ada", "Bob"] { print(owner, try bank[owner].entries) }
print(bank.total, (try? bank["Eve"].balance) ?? -1)
