class A {}; class B: A {}
func k<T>(_ a: T, _ b: (T) -> Void) -> String { "\(T.self)" }
print(k(B()) { (a: A) in })
print(k(1) { (x: Any) in })
