func load() -> async Int { 1 }  // error: expected `{` and the body of the function
let f: () -> async Int = { 2 }  // error: expected a new line or `;` before `Int`
