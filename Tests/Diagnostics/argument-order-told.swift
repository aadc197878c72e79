// Arguments in another order than the parameters.
struct Person {
  var name: String
  var age: Int
}
let person = Person(age: 3, name: "Zoe")  // error: argument `name` must precede argument `age`
func move(_ what: String, from start: Int, to end: Int) {}
move("it", to: 3, from: 1)  // error: argument `from` must precede argument `to`
func three(a: Int, b: Int = 1, c: Int) {}
three(c: 1, a: 2)  // error: argument `a` must precede argument `c`
