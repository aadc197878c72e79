// What is bound in a condition has to be perhaps not there; that a type is written does not make it so.
func look(_ value: Int, _ optional: Int?, _ twice: Int??) -> Any {
  guard let first: Int = value else { return 0 }  // error: initializer for conditional binding must have optional type, not `Int`
  if let second: Int = value { return second }  // error: initializer for conditional binding must have optional type, not `Int`
  while let third: Int = 5 { return third }  // error: initializer for conditional binding must have optional type, not `Int`
  if let fourth: Any = value { return fourth }  // error: initializer for conditional binding must have optional type, not `Any`
  if let fifth: Int? = value { return fifth as Any }
  if let sixth: Int? = twice { return sixth as Any }
  if let seventh: Any = optional { return seventh }
  if let eighth: Int = Optional(5) { return eighth }
  if let ninth: Int = value as Int? { return ninth }
  guard let tenth: Any = value as Any? else { return 0 }
  return (first, tenth)
}
