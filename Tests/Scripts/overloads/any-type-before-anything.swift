class A {}
func f(_ t: Any.Type) -> String { "Any.Type" }; func f(_ t: Any) -> String { "Any" }
print(f(Int.self))
func g(_ t: AnyClass) -> String { "AnyClass" }; func g(_ t: Any.Type) -> String { "Any.Type" }
print(g(A.self))
