protocol P {}; class A: P {}; class B: A {}; struct S: P {}
func f(_ t: Any.Type) -> String { "Any.Type" }
func f(_ t: any P.Type) -> String { "P.Type" }
print(f(B.self), f(S.self))
func g(_ t: Any.Type) -> String { "Any.Type" }
func g<T>(_ t: T.Type) -> String { "T.Type" }
print(g(B.self))
func h(_ t: Any.Type) -> String { "Any.Type" }
func h(_ t: B.Type) -> String { "B.Type" }
print(h(B.self))
func i(_ t: AnyClass) -> String { "AnyClass" }
func i(_ t: B.Type) -> String { "B.Type" }
func i(_ t: A.Type) -> String { "A.Type" }
print(i(B.self), i(A.self))
func j(_ t: AnyClass) -> String { "AnyClass" }
func j(_ t: A.Type) -> String { "A.Type" }
print(j(B.self), j(A.self))
func k(_ t: any P.Type) -> String { "P.Type" }
func k(_ t: A.Type) -> String { "A.Type" }
print(k(B.self), k(A.self))
func l(_ t: Any) -> String { "Any" }
func l(_ t: A.Type) -> String { "A.Type" }
print(l(B.self), l(A.self))
func m(_ t: Any.Type?) -> String { "Any.Type?" }
func m(_ t: A.Type) -> String { "A.Type" }
print(m(B.self), m(A.self))
