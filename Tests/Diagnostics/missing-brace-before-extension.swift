struct Counter {
  var count = 0
  func show() {
    if count > 0 {
      print(count)
  }
}
extension Counter {  // error(zoetrope): expected `}` to close this `{`
  func twice() { show() }
}