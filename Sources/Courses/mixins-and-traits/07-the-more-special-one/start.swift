import Presentables

protocol Person: TextPresentable {
  var name: String { get }
}

extension Person {
  var text: String { name }
}

protocol Villain: Person {
}

struct Margo: Person {
  let name = "Margo"
}

struct Vector: Villain {
  let name = "Vector"
}

show(Margo())
show(Vector())
