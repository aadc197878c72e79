// An operator of a module that is not imported is no operator here, even for what its type could be made of.
print([1] < [1])  // error: binary operator `<` cannot be applied to two `[Int]` operands
let ordered = [[2], [1]].sorted(by: <)  // error: <
