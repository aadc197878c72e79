// Expressions without effect.
let a = 3
var b = 4
let name = "x"

a + b  // warning: result of operator `+` is unused
name  // warning: expression of type `String` is unused
-a  // warning: result of operator `-` is unused
a == b  // warning: result of operator `==` is unused
b += 1
"hello"  // warning: string literal is unused
42  // warning: integer literal is unused
name.count  // warning: expression of type `Int` is unused
print(a, b, name)
