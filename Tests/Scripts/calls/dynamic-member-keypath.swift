// @dynamicMemberLookup by key path: a typed view of another type's members, readable and writable.
struct Account {
  var owner: String
  var balance: Int
  var tags: [String] = []
  let iban: String
  var isRich: Bool { balance > 1_000 }
}

@dynamicMemberLookup
struct Tracked<Wrapped> {
  private(set) var wrapped: Wrapped
  private(set) var changes = 0

  init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  subscript<Value>(dynamicMember path: KeyPath<Wrapped, Value>) -> Value { wrapped[keyPath: path] }

  subscript<Value>(dynamicMember path: WritableKeyPath<Wrapped, Value>) -> Value {
    get { wrapped[keyPath: path] }
    set {
      wrapped[keyPath: path] = newValue
      changes += 1
    }
  }
}

var account = Tracked(Account(owner: "Ada", balance: 900, iban: "GB00"))
print(account.owner, account.balance, account.iban, account.isRich)
account.balance += 200
account.tags.append("gold")
account.tags.append("old")
account.tags[0] = "platinum"
print(account.balance, account.isRich, account.tags, account.changes)
print(account.owner.count, account[dynamicMember: \.owner])
// The wrapper's own member has priority.
print(account.wrapped.owner, account.changes)

// A lens: each member step gives a smaller lens on the same object.
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@dynamicMemberLookup
struct Lens<Value> {
  let get: () -> Value
  let set: (Value) -> Void

  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
    Lens<Part>(
      get: { get()[keyPath: path] },
      set: { part in
        var whole = get()
        whole[keyPath: path] = part
        set(whole)
      })
  }
}

struct Room { var name: String; var lamp = Lamp() }
struct Lamp { var level = 0; var colour = "white" }

let box = Box(Room(name: "hall"))
let room = Lens(get: { box.value }, set: { box.value = $0 })
let level = room.lamp.level
level.set(7)
room.lamp.colour.set("amber")
room.name.set(room.name.get().uppercased())
print(box.value, level.get())
print(type(of: room.lamp), type(of: level))
