let v = SIMD8<Int>(repeating: 1) // unsupported: SIMD8
print("x")
