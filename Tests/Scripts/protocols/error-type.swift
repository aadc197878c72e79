struct Oops: Error {}
print("x")
