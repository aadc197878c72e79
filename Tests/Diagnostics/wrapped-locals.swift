@propertyWrapper struct Kept<Value> { var wrappedValue: Value }

func neverGiven() {
  @Kept var number: Int
  print(number)  // error: `number` used before being initialized
}
func perhapsGiven(_ isSure: Bool) {
  @Kept var number: Int
  if isSure { number = 1 }
  print(number)  // error: `number` used before being initialized
}
func givenTooLate() {
  @Kept var number: Int
  let give = { number = 1 }  // error: `number` used before being initialized
  give()
}
func computed() {
  let base: Int
  var twice: Int { base * 2 }
  print(twice)  // error: `base` used before being initialized
  base = 1
  print(twice)
}
