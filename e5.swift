func foo<S: Sequence>(_ x: S) { print(S.self) }; foo([])
