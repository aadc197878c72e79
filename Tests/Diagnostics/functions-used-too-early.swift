func early() {
  let later: Int
  func show() { print(later) }
  func indirect() {
    show()
  }
  show()  // error: constant `later` used before being initialized
  later = 5
  show()
}
func through() {
  let later: Int
  func show() { print(later) }
  func indirect() {
    show()
  }
  indirect()  // error: constant `later` used before being initialized
  later = 5
}
func kept() {
  let later: Int
  func show() { print(later) }
  let kept = show  // error: constant `later` used before being initialized
  later = 5
  kept()
}
func oneWay(_ flag: Bool) {
  let later: Int
  func show() { print(later) }
  if flag {
    later = 1
    show()
  } else {
    show()  // error: constant `later` used before being initialized
    later = 2
  }
}
