// Members looked up dynamically of what a closure is given, and by number.
@dynamicMemberLookup struct W<T> { var v: T; subscript<U>(dynamicMember k: KeyPath<T, U>) -> U { v[keyPath: k] } }
let w = W(v: (a: 1, b: "b"))
print([w, w].map { $0.b })
print([w, w].map { $0.1 })
print([w, w].map { "\($0.a + $0.0)" })
let part = \W<(a: Int, b: String)>.b
print(w[keyPath: part])
