protocol P: AnyObject { func f() }
struct S: P { // error: class
  func f() {}
}
