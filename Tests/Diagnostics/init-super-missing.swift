class Base { init(n: Int) {} }
class Sub: Base {
  let m: Int
  init(m: Int) {
    self.m = m
  } // error: super
}
