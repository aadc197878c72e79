import Foundation

let words = "a b".components(separatedBy: " ")
let when = Calendar.current  // unsupported: Calendar
