import Foundation

let words = "a b".components(separatedBy: " ")
let output = FileHandle.standardOutput  // unsupported: FileHandle
