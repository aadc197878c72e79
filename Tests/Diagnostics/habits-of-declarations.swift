from Presentables import TextPresentable  // error(zoetrope): a module is imported as a whole in Swift
x := 3  // error(zoetrope): a variable is declared with `let` or `var` in Swift
let mut y = 4  // error(zoetrope): what changes is declared with `var` in Swift
y += x
data class Point { var x = 1 }  // error(zoetrope): `data` is no word of Swift's
export func twice(_ n: Int) -> Int { n * 2 }  // error(zoetrope): `export` is no word of Swift's
print(twice(y), Point().x)
