protocol P {
  optional func f() // error: optional
}
