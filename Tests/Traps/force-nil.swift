let n: Int? = nil
print(n as Any)
print(n!) // trap
