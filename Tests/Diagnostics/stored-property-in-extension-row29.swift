struct S { var a = 1 }
extension S {
  var b = 2 // error: stored
}
protocol P {}
extension P {
  var c: Int // error: stored
}
