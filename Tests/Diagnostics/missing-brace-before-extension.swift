struct Counter {
  var count = 0
  func show() {
    if count > 0 {
      print(count)
  }
}
extension Counter {  // error: declaration is only valid at file scope
  func twice() { show() }
}  // error: expected `}` to close this `{`