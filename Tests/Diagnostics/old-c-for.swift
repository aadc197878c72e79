for var i = 0; i < 3; i++ { // error: for
  print(i)
}
