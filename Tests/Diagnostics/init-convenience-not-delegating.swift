class Conv {
  var n = 0
  convenience init(x: Int) {
    n = x // error: self
    self.init()
  }
}
