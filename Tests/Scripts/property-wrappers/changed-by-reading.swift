// A getter that changes what it is read from writes it back: in a wrapper, in a dictionary, behind a question mark.
@propertyWrapper struct Counted {
  var count: Int
  init(wrappedValue: Int) { count = wrappedValue }
  var wrappedValue: Int {
    mutating get {
      count += 1
      return count
    }
  }
}
struct Box { @Counted var b = 3 }
var box = Box()
print(box.b, box.b)
class Holder { @Counted var b = 3 }
let holder = Holder()
print(holder.b, holder.b)

@propertyWrapper struct Later {
  var make: () -> Int
  init(wrappedValue: @autoclosure @escaping () -> Int) { make = wrappedValue }
  var wrappedValue: Int {
    mutating get {
      let value = make()
      make = { value }
      return value
    }
  }
}
struct Sleeper { @Later var b = 3 }
var sleeper = Sleeper()
print("made")
print(sleeper.b, sleeper.b)

struct Ticket {
  var number = 0
  var next: Int {
    mutating get {
      number += 1
      return number
    }
  }
}
var tickets = ["k": Ticket()]
print(tickets["k"]!.next, tickets["k"]!.next, tickets["k"]?.next ?? 0)
var one: Ticket? = Ticket()
print(one!.next, one?.next ?? 0, one!.number)
