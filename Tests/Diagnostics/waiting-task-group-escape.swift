func make() -> TaskGroup<Int> {
    TaskGroup<Int>()  // error: `TaskGroup` cannot be constructed because it has no accessible initializers
}
let g = withTaskGroup(of: Int.self) { $0 }  // error: expression is `async` but is not marked with `await`
