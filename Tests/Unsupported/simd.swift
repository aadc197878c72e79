let v = SIMD2<Int>(1, 2) // unsupported: SIMD2
print("x")
