func foo<T>(_ x: [T]) { print(T.self) }; foo([])
