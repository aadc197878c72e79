@dynamicCallable struct S { // unsupported: dynamicCallable
  func dynamicallyCall(withArguments a: [Int]) -> Int { a.count }
}
print("x")
