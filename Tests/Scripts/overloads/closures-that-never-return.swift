func f(_ c: () -> Void) -> String { "Void" }
func f<T>(_ c: () -> T) -> String { "T \(T.self)" }
print(f { fatalError() })
func g(_ c: () -> Void) -> String { "Void" }
func g(_ c: () -> Never) -> String { "Never" }
print(g { fatalError() })
