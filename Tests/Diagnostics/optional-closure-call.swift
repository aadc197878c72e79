let f: (() -> Int)? = { 1 }
print(f()) // error: optional
