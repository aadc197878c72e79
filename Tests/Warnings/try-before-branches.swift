func f() throws -> Int { 3 }
func g(_ c: Bool) throws -> Int {
  let x = try if c { try f() } else { 0 }  // warning: `try` has no effect on `if` expression
  let y = try switch x { case 3: try f() + 1  // warning: `try` has no effect on `switch` expression
  default: 0 }
  return x + y
}
func h(_ c: Bool) throws -> Int {
  return try if c { try f() } else { 1 }  // warning: `try` has no effect on `if` expression
}
func m(_ c: Bool) throws -> Int {
  let z: Int
  z = try if c { try f() } else { 5 }  // warning: `try` has no effect on `if` expression
  return z
}
print(try g(true), try h(true), try m(true))
