import Foundation

let words = "a b".components(separatedBy: " ")
let task = Process()  // unsupported: Process
