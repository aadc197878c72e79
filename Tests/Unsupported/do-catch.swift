struct Oops: Error {} // unsupported: Error
print("x")
