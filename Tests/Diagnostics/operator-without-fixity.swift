// An operator is said to be one of three.
infix operator +++
operator ***  // error: operator `***` must be declared as `prefix`, `postfix`, or `infix`
