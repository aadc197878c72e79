// A variable without a type and a value is told once; what it is assigned later is no second mistake.
func first() {
  let x  // error: type annotation missing in pattern
  x = 1
  print(x)
}
first()
