enum E {
  case a
  var n = 1 // error: stored
}
