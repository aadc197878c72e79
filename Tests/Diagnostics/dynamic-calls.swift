// What takes any call says by which method.
@dynamicCallable struct Silent {}  // error: without `dynamicallyCall(withArguments:)`
@dynamicCallable struct Positional {
  func dynamicallyCall(withArguments all: [Int]) -> Int { all.count }
}
let p = Positional()
print(p("a"))  // error: cannot convert value of type `String`
print(p(label: 1))  // error: cannot call value of non-function type
struct Plain {}
Plain()(1)  // error: cannot call value of non-function type
