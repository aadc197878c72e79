extension Optional { func or(_ d: Wrapped) -> Wrapped { self ?? d }; func or(_ d: Wrapped?) -> Wrapped? { self ?? d } }
let a: Int? = nil
let b: Int? = a.or(2)  // error: ambiguous use of `or`
print(b as Any)
