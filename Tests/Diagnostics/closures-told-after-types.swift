// What is looked for only once the types are right is told of all statements, or of none.
func later(_ work: @escaping () -> Void) {}
func risky() throws {}
class Counter {
  var n = 0
  func add() {}
  func start() {
    later {
      add()  // error: call to method `add` in closure requires explicit use of `self`
      n = 2  // error: reference to property `n` in closure requires explicit use of `self`
      risky()  // error: call can throw, but it is not marked with `try`
      add()  // error: call to method `add` in closure requires explicit use of `self`
    }
    later {
      add()
      let s: String = 3  // error: cannot convert value of type `Int` to specified type `String`
      n = 3
      print(s)
    }
  }
}
