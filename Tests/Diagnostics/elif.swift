let number = 1
if number > 2 {
  print(1)
} elif number == 1 {  // error(zoetrope): `elif` is written `else if` in Swift
  print(2)
} else {
  print(3)
}
