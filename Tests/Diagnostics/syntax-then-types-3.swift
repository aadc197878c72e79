struct S { 
  lazy let a = 1 // error: `lazy` on a `let` is not allowed
  let b: Int { 1 } // error: a `let` cannot be computed
  var c: Int { set { } } // error: a property with a setter needs a getter too
}
let s = S()
let q: Int = s.b
let r: String = s.b // error: cannot convert value of type `Int` to specified type `String`
for var i = 0; i < 3; i++ { let k: Int = "a" } // error: the loop of C is no longer Swift
let v: Int = "q" // error: cannot convert value of type `String` to specified type `Int`
x = 3 // error: cannot find `x` in scope
print(1 +++ 2, undefined) // error: cannot find the infix operator `+++`
print(undefined2, 1 +++ 2) // error: cannot find `undefined2` in scope
