let self = 5  // error: `self` is a word of Swift's own and no name
class Counter {
  var count = 0
  func add() {
    let again = { [weak self] in
      guard let self else { return }
      self.count += 1
    }
    again()
  }
  func wrong() { let self = 3 }  // error: `self` is a word of Swift's own and no name
}
