func foo<S: Sequence>(_ x: S) where S.Element: Equatable { print(S.self) }; foo([])
