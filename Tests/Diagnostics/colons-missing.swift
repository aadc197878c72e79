switch 1 {
case 1  // error: expected `:` after the case
  print(1)
default  // error: expected `:` after the case
  break
}
