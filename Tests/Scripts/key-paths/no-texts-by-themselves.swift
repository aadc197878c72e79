func cs<T: CustomStringConvertible>(_ t: T) -> String { "Cs" }; func cs<T>(_ t: T) -> String { "-" }
print(cs(\String.count))
