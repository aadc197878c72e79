func f<each T>(_ x: repeat each T) {} // unsupported: parameter pack
print("x")
