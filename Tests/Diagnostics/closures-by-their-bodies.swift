let same = { $0 }  // error: unable to infer type of a closure parameter
let add = { a, b in a + b }  // error: ambiguous use of `+`
let count = { $0.count }  // error: cannot find out the type of this expression
let next = { $0 + 1 }
print(next(1))
