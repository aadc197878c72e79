// The name in front of the braces only lacks its keyword.
 Item { // error: cannot find
  let n: Int
  init() { n = 1 } // error: initialisers can only be declared in a type
  func f() -> Int { n }
}
