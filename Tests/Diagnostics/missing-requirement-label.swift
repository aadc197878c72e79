protocol Q { func f(on: Bool) }
struct T: Q {
  func f(off: Bool) {} // error: label
}
