var a: Int = 5 { get { 1 } }  // error: variable with getter/setter cannot have an initial value
struct S {
  var b: Int = 5 { get { 1 } }  // error: variable with getter/setter cannot have an initial value
}
var c: Int { get { 1 } didSet {} }  // error: `didSet` together with a getter is not allowed
func f() {
  var d: Int { get { 1 } willSet {} }  // error: `willSet` together with a getter is not allowed
  print(d)
}
