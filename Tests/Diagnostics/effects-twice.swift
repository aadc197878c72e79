func f() throws throws {}  // error: `throws` has already been said
let x: () throws throws -> Void = {}  // error: `throws` has already been said
let y = { () throws throws in }  // error: `throws` has already been said
struct S {
  init() throws throws {}  // error: `throws` has already been said
}
