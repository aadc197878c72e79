// Access modifiers that permit what is used, and typealiases.
public struct Account {
  public private(set) var balance = 0
  private var log: [String] = []
  fileprivate let id: Int
  internal init(id: Int) { self.id = id }
  public mutating func deposit(_ n: Int) {
    balance += n
    note("deposit \(n)")
  }
  private mutating func note(_ s: String) { log.append(s) }
  var history: String { log.joined(separator: ";") }
}
extension Account {
  func summary() -> String { "\(id): \(balance) [\(log.count)]" }
}
var a = Account(id: 7)
a.deposit(5)
a.deposit(10)
print(a.balance, a.history, a.summary(), a.id)
typealias Money = Int
typealias Pair<T> = (T, T)
typealias Callback = (Money) -> String
typealias Table = [String: [Money]]
let m: Money = 3
let pair: Pair<String> = ("a", "b")
let callback: Callback = { "got \($0)" }
let table: Table = ["x": [1, m]]
print(m + 1, pair.1, callback(m), table["x"]!)
struct Box<T> {
  typealias Value = T
  typealias Map = [Int: Value]
  var map: Map = [:]
}
var b = Box<String>()
b.map[1] = "one"
let value: Box<String>.Value = b.map[1]!
print(value)
private func helper() -> String { "private helper" }
print(helper())
final class Sealed { private(set) static var count = 0; static func add() { count += 1 } }
Sealed.add()
print(Sealed.count)
open class Open { public init() {}; open func f() -> Int { 1 } }
print(Open().f())
