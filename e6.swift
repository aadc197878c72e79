func foo<S: Sequence>(_ x: S) where S.Element == Int { print(S.self) }; foo([])
