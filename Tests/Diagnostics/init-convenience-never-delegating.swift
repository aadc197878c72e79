class Conv {
  var n = 0
  convenience init(y: Int) {
    print(y)
  } // error: self.init
}
