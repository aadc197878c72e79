protocol P {}
let p = P() // error: P
struct S: P {}
let s: S = S() as any P // error: S
