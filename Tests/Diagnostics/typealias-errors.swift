typealias A = Missing // error: Missing
typealias B = Int
let b: B = "x" // error: Int
