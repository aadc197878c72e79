func f<T>(_ g: (Int) -> T) { print(T.self) }
f { x in if x > 1 { return 1 }; return 2.5 }  // error: cannot convert return expression of type `Double` to return type `Int`
