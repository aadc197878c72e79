protocol P {
  func f() { print("x") } // error: bod
}
