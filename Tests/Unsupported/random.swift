print(Bool.random() || true) // unsupported: `random`
print([1].shuffled()) // unsupported: `shuffled`
