protocol P {
  var n: Int // error: get
}
