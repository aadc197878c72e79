struct S { init(a: Int, b: () -> Int) {} }
_ = S {  // error: missing argument for parameter `a` in call
    1
}
_ = S() {  // error: missing argument for parameter `a` in call
    1
}
func f(a: Int, c: Int, b: () -> Int) {}
f(a: 1) {  // error: missing argument for parameter `c` in call
  2
}
f(c: 1) {  // error: missing argument for parameter `a` in call
  2
}
f {  // error: missing argument for parameter `a` in call
  3
}
func g(_ a: Int, b: () -> Int, c: () -> Int) {}
g {  // error: missing argument of type `Int` in call
  1
} c: {
  2
}
[1].reduce {  // error: missing argument of type `_` in call
  $0 + $1
}
