// Access control in one file: private, fileprivate, private(set), public; private members in extensions, nested types.
public struct Account {
  public private(set) var balance = 0
  private var pin: Int
  fileprivate var notes: [String] = []
  static private(set) var opened = 0

  public init(pin: Int) {
    self.pin = pin
    Account.opened += 1
  }

  mutating func withdraw(_ amount: Int, pin: Int) -> Bool {
    guard isRight(pin), amount <= balance else { return false }
    balance -= amount
    return true
  }

  private func isRight(_ guess: Int) -> Bool { guess == pin }
  // A private member of another value of the same type is in reach.
  func hasSamePin(as other: Account) -> Bool { pin == other.pin }
}

// An extension in the same file may use private members.
extension Account {
  mutating func deposit(_ amount: Int) {
    balance += amount
    remember("deposit \(amount)")
  }

  mutating func change(pin old: Int, to new: Int) -> Bool {
    guard isRight(old) else { return false }
    pin = new
    return true
  }

  private mutating func remember(_ text: String) { notes.append(text) }
}

fileprivate func audit(_ account: Account) -> String { account.notes.joined(separator: "; ") }

var account = Account(pin: 1234)
account.deposit(100)
account.deposit(20)
print(account.withdraw(50, pin: 1), account.withdraw(500, pin: 1234), account.withdraw(50, pin: 1234), account.balance)
print(account.change(pin: 1, to: 2), account.change(pin: 1234, to: 99), account.hasSamePin(as: Account(pin: 99)))
print(audit(account), Account.opened)

// Two private helpers of the same name do not meet; a private type is used behind a wider one.
struct Circle { private let kind = "circle"; var text: String { "a \(kind)" } }
struct Square { private let kind = "square"; var text: String { "a \(kind)" } }
print(Circle().text, Square().text)

public final class Registry {
  private enum State { case idle, busy(String) }
  private var state = State.idle { didSet { changes += 1 } }
  internal private(set) var changes = 0
  public var status: String {
    switch state {
    case .idle: "idle"
    case .busy(let job): "busy with \(job)"
    }
  }
  func start(_ job: String) { state = .busy(job) }
  public static let shared = Registry()
  private init() {}
}
Registry.shared.start("backup")
print(Registry.shared.status, Registry.shared.changes)
