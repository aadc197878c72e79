func last() -> Int {
  let x = 5
  x  // error: missing return in function expected to return `Int`
}
func chained(_ text: String) -> String {
  print(text)
  text  // error: missing return in function expected to return `String`
    .uppercased()
}
func otherType() -> Int {
  let x = 5
  "\(x)"
}  // error: missing return in function expected to return `Int`
final class Counter { var count = 1 }
func place(_ counter: Counter) -> Int {
  print(1)
  counter.count  // error: missing return in function expected to return `Int`
}
func forced(_ value: Int?) -> Int {
  print(1)
  value!  // error: missing return in function expected to return `Int`
}
func assigned() -> Int {
  var x = 5
  x = 3
}  // error: missing return in function expected to return `Int`
let closure: () -> Int = {
  let x = 5
  x + 1  // error: missing return in closure expected to return `Int`
}
struct Holder {
  var value: Int {
    let x = 1
    x  // error: missing return in function expected to return `Int`
  }
}
func nested(_ flag: Bool) -> Int {
  if flag { 1 } else { 2 }
  print(1)
}  // error: missing return in function expected to return `Int`
func variable(_ values: [Int]) -> Int {
  var x = 5
  var copy = values
  x += copy.removeLast()
  copy[0] = 1
  x  // error: missing return in function expected to return `Int`
}
func element(_ values: inout [Int]) -> Int {
  values[0] = 1
  values[0]  // error: missing return in function expected to return `Int`
}
