print("x".wholeMatch(of: "x") != nil)  // error: requires that `String` conform to `RegexComponent`
