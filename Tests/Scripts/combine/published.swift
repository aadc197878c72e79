import Combine

final class Account: ObservableObject {
    @Published var name: String
    @Published var balance = 10
    @Published private(set) var log: [String] = []
    @Published var note: String?
    var plain = 0

    init(name: String) { self.name = name }

    func deposit(_ amount: Int) {
        balance += amount
        log.append("deposit \(amount)")
    }
}

var bag = Set<AnyCancellable>()
let account = Account(name: "Ada")
account.objectWillChange.sink { print("will change, balance is still", account.balance) }.store(in: &bag)
account.$balance.sink { print("balance comes", $0, "is", account.balance) }.store(in: &bag)
account.$log.dropFirst().map(\.count).sink { print("log has", $0) }.store(in: &bag)
account.deposit(5)
account.plain = 3
account.name = "Grace"
account.note = "hello"
print(account.name, account.balance, account.log, account.note ?? "none", account.plain)

account.$name.combineLatest(account.$balance).map { "\($0): \($1)" }.sink { print($0) }.store(in: &bag)
account.name = "Edsger"

// Straight into a property.
final class Screen: ObservableObject {
    @Published var title = ""
    init(_ account: Account) { account.$name.map { "Account of " + $0 }.assign(to: &$title) }
}
let screen = Screen(account)
screen.objectWillChange.sink { print("screen changes") }.store(in: &bag)
print(screen.title)
account.name = "Barbara"
print(screen.title)

// Its own publisher.
final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
    @Published var other = 0
}
let manual = Manual()
manual.objectWillChange.sink { print("manual changes from", manual.count, manual.other) }.store(in: &bag)
manual.count = 1
manual.other = 2
manual.count = 3

// Without one, and nothing published.
final class Quiet: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
}
let quiet = Quiet()
quiet.objectWillChange.sink { print("quiet changes") }.store(in: &bag)
quiet.count += 1

class Base: ObservableObject { @Published var low = 1 }
final class Derived: Base { @Published var high = 2 }
let derived = Derived()
derived.objectWillChange.sink { print("derived changes") }.store(in: &bag)
derived.low = 5
derived.high = 6
print(derived.low, derived.high)

// Not an observable object, but published all the same.
final class Simple { @Published var value = 1 }
let simple = Simple()
simple.$value.sink { print("simple", $0) }.store(in: &bag)
simple.value = 2

// Its object goes, and the stream with it.
var brief: Account? = Account(name: "brief")
brief?.$name.sink(receiveCompletion: { print("brief ends", $0) }, receiveValue: { print("brief", $0) }).store(in: &bag)
brief = nil
for index in 0..<200 {
    let many = Account(name: "\(index)")
    let held = many.objectWillChange.sink { if index == 199 { print("the last changes") } }
    many.balance = 1
    held.cancel()
}
