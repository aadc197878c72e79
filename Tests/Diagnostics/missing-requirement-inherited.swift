protocol A { var a: Int { get } }
protocol B: A { var b: Int { get } }
struct S: B { // error: does not conform
  let b = 1
}
