func made(_ number: Int) {
  let local = 1
  struct Inner {
    func tell() -> Int { local }  // error: cannot close over value `local`
    class Deeper {
      var value: Int { number }  // error: type declaration `Inner` cannot close over value `number` defined in outer scope
    }
    func given(_ other: Int) -> Int { other }
  }
}
