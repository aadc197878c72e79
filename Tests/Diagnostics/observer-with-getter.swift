struct S {
  var n: Int {
    get { 1 }
    didSet { print("x") } // error: didSet
  }
}
