let n = 1
print("value \(n") // error: string
