@resultBuilder struct B { static func buildBlock(_ c: Int...) -> [Int] { c } }
func f(@B _ g: () -> [Int]) { print("builder", g()) }
func f(_ g: () -> Int) { print("plain", g()) }
f { 1; 2 }  // error: ambiguous use of `f`
