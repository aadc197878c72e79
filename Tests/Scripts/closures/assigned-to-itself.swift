// Outside closures the compiler refuses an assignment that changes nothing; within them it does not look.
var count = 3
let keep = { count = count }
keep()
print(count)
final class Box {
  var value = 1 { didSet { print("set", value) } }
  func touch() {
    let again = { self.value = self.value }
    again()
  }
}
Box().touch()
