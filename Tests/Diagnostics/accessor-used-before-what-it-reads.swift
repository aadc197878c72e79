func early() {
  var doubled: Int { base * 2 }  // error: captures `base` before it is declared
  print(doubled)
  let base = 4
}
early()
