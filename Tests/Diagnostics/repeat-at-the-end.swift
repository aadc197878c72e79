repeat {
  print(1)
}  // error: expected `while` after the body of `repeat`
