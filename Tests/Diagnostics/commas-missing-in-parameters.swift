func clamp(low: Int = max(1, 2)  // error: expected `,` between the two
  high: Int) -> Int { high }
func add(_ one: Int to other: Int) -> Int { one + other }  // error: expected `,` between the two
