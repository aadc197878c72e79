// The literal `nil` as the type that is called.
print(Int?(nil) as Any, String?(nil) ?? "none", Optional<Int>(nil) as Any)
let deep: Int?? = Int?(nil)
print(deep as Any)
