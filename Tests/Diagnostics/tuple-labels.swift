let twice = (a: 1, a: 2)  // error: a tuple with the label `a` twice is not allowed
let alone = (x: 1)  // error: a tuple of a single element with a label is not allowed
let typed: (a: Int, b: Int, a: Int) = (1, 2, 3)  // error: a tuple with the label `a` twice is not allowed
func takes(_ value: (single: Int)) {}  // error: a tuple of a single element with a label is not allowed
let fine = (a: 1, b: 2)
print((x: 1))  // error: a tuple of a single element with a label is not allowed
