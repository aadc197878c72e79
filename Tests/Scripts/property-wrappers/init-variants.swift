// Which initializer a declaration picks: init(), init(wrappedValue:), extra arguments, or an explicit wrapper.
@propertyWrapper
struct Badge {
  var wrappedValue: String
  let origin: String

  init() {
    wrappedValue = "nobody"
    origin = "init()"
  }

  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
    origin = "init(wrappedValue:)"
  }

  init(wrappedValue: String, rank: Int) {
    self.wrappedValue = "\(wrappedValue) #\(rank)"
    origin = "init(wrappedValue:rank:)"
  }

  init(anonymous number: Int) {
    wrappedValue = "guest \(number)"
    origin = "init(anonymous:)"
  }

  var projectedValue: String { origin }
}

struct Desk {
  @Badge var empty
  @Badge var plain = "Ada"
  @Badge(rank: 3) var ranked = "Bob"
  @Badge(wrappedValue: "Cy", rank: 9) var spelled
  @Badge(anonymous: 42) var guest: String
  @Badge() var called
}

let desk = Desk()
print(desk.empty, "<-", desk.$empty)
print(desk.plain, "<-", desk.$plain)
print(desk.ranked, "<-", desk.$ranked)
print(desk.spelled, "<-", desk.$spelled)
print(desk.guest, "<-", desk.$guest)
print(desk.called, "<-", desk.$called)

// As the wrapper has init(), a bare property is already initialised; the underscore sets the wrapper itself.
struct Visitor {
  @Badge var name: String
  @Badge var escort: String

  init(name: String, escort: String?) {
    self.name = name
    if let escort {
      _escort = Badge(wrappedValue: escort, rank: 1)
    } else {
      _escort = Badge()
    }
  }

  var origins: String { _name.origin + " / " + _escort.origin }
}

var visitor = Visitor(name: "Dora", escort: "Eve")
print(visitor.name, visitor.escort, visitor.origins)
visitor.name = "Dora II"
print(visitor.name, visitor.origins)
print(Visitor(name: "Finn", escort: nil).origins)
