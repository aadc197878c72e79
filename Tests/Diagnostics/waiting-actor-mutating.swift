actor Counter {
    var n = 0
    mutating func inc() { n += 1 }  // error: `mutating` is not valid on instance methods in classes
}
