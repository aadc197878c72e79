struct S {
  let get: () -> Int
  var n: Int { get() }  // error: expected `{` and the body of the accessor
}
struct T {
  let get: Int
  var n: Int { get + 1 }  // error: expected `{` and the body of the accessor
  var m: Int { return get + 1 }
}
struct U {
  let didSet: Int
  var n: Int { didSet + 1 }  // error: expected `{` and the body of the accessor
}
