import Foundation

let words = "a b".components(separatedBy: " ")
let files = FileManager.default  // unsupported: FileManager
