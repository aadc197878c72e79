func f<T>(_ g: (Int) -> T?) { print(T.self) }
f { x in if x > 1 { return nil }; return 2.5 }  // error: generic parameter `T` could not be inferred
