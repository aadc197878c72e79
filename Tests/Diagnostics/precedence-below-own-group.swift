precedencegroup Low { associativity: left lowerThan: Middle }  // error: cannot be given lower precedence than group in same module
precedencegroup Middle {
  associativity: left
  higherThan: AdditionPrecedence
}
precedencegroup Other {
  associativity: left
  lowerThan: MultiplicationPrecedence, Middle  // error: cannot be given lower precedence than group in same module
  higherThan: Low
}
infix operator <|>: Low
func <|> (a: Int, b: Int) -> Int { a + b }
print(1 <|> 2)
