var first: Int
func early() { print(first) }  // error: variable `first` used by function definition before being initialized
first = 1
let second: Int
struct Shower {
  func show() { print(second) }  // error: constant `second` used by function definition before being initialized
}
second = 2
var third: Int
let closure = { print(third) }  // error: variable `third` captured by a closure before being initialized
third = 3
func before() { print(fourth, fifth as Any) }
var fourth: Int
fourth = 4
func after() { print(fourth) }
var fifth: Int?
func optional() { print(fifth as Any) }
