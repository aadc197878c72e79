enum Value { case fn((Int) -> Int), named(f: (Int) -> Int, n: Int) }
class C { var n = 1
  func a(_ f: (Int) -> Int) -> Value { .fn { a in f(a) } }  // error: escaping closure captures non-escaping parameter `f`
  func b(_ f: (Int) -> Int) -> Value { Value.fn({ a in f(a) }) }  // error: escaping closure captures non-escaping parameter `f`
  func c(_ f: @escaping (Int) -> Int) -> Value { .fn { a in f(a) + self.n } }
  func d(_ k: inout Int) -> Value { .named(f: { a in k }, n: 1) }  // error: escaping closure captures inout parameter `k`
}
