var x = 0, y = 0 { didSet { print("y", y) } } // error: `var` declarations with multiple variables cannot have explicit getters/setters
y = 3
struct S { var a = 0, b = 1 { didSet { print("b") } } } // error: `var` declarations with multiple variables cannot have explicit getters/setters
var s = S()
s.b = 2
