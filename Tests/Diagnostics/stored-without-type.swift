var n // error: type
let empty = [] // error: empty
let none = nil // error: nil
let d = [:] // error: empty
