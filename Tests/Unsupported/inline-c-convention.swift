let f: @convention(c) (Int) -> Int = { $0 } // unsupported: convention
print("x")
