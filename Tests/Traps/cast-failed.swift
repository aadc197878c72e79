let any: Any = "text"
print(any as? Int as Any)
print(any as! Int) // trap
