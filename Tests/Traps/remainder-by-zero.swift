var d = 2
while true {
  print(10 % d) // trap
  d -= 1
}
