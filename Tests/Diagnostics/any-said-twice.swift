let x: any any Equatable = 1  // error: `any` a second time is not allowed
func w(_ x: some some Equatable) {}  // error: `some` a second time is not allowed
func z(_ x: any some Equatable) {}  // error: `some` a second time is not allowed
