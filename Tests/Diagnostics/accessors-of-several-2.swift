struct S { var a = 0 { willSet { print("a") } }, b = 1 { didSet { print("b") } }  // error: `var` declarations with multiple variables cannot have explicit getters/setters
  var c: Int { 1 }, d: Int { 2 } } // error: `var` declarations with multiple variables cannot have explicit getters/setters
var s = S()
s.b = 2
s.a = 3
print(s.c, s.d)
