// The compiler reads the beginning of a type.
print([0.1.rounded(), 1])  // error: expected named member of numeric literal
print([(0.1).rounded(), 0.1.rounded()])
