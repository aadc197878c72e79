var number: inout Int = 3  // error: `inout` on what is no parameter is not allowed
var action: @escaping () -> Void = {}  // error: `@escaping` on what is no parameter is not allowed
var labelled: (count: Int) -> Void = { _ in }  // error: the argument label `count` in a function type is not allowed
var fine: (_ count: Int) -> Void = { _ in }
typealias Changed = inout Int  // error: `inout` on what is no parameter is not allowed
func give() -> inout Int { 3 }  // error: `inout` on what is no parameter is not allowed
func giveAction() -> @escaping () -> Void { {} }  // error: `@escaping` on what is no parameter is not allowed
func take(_ list: [inout Int]) {}  // error: `inout` on what is no parameter is not allowed
func takeNumber(_ number: @escaping Int) {}  // error: `@escaping` on a parameter that is no function is not allowed
func takeLater(_ number: @autoclosure Int) {}  // error: `@autoclosure` on a parameter that is no function is not allowed
func takeMaybe(_ action: (@escaping () -> Void)?) {}  // error: `@escaping` on what is no parameter is not allowed
func takeFine(_ action: @escaping () -> Void, _ change: (inout Int, @escaping () -> Void) -> Void) {}

struct Grid {
  var action: @escaping () -> Void  // error: `@escaping` on what is no parameter is not allowed
  subscript(index: inout Int) -> Int { 3 }  // error: `inout` on a parameter of a subscript is not allowed
  subscript(row row: Int) -> Int { willSet {} }  // error: an observer in a subscript is not allowed
  init() -> Grid {}  // error: a result type of an initializer is not allowed
}

var throwing: Int {
  get throws { 3 }
  set {}  // error: a setter beside a getter that throws is not allowed
}

protocol Shown {
  var shown: some Equatable { get }  // error: `some` as the type of what a protocol asks for is not allowed
  func show() -> some Equatable  // error: `some` as the type of what a protocol asks for is not allowed
}

func list(_ numbers: Int..., _ last: Int) {}  // error: a parameter without a label behind a variadic one is not allowed
func listed(_ numbers: Int..., last: Int) {}
struct Rows {
  subscript(indices: Int..., last: Int) -> Int { last }  // error: a parameter without a label behind a variadic one is not allowed
}

var watched: Int {  // error: an observed variable without a value is not allowed
  didSet {}
}
var maybe: Int? {
  didSet {}
}
func local() {
  var watched: Int {  // error: an observed variable without a value is not allowed
    willSet {}
  }
  watched = 3
}
