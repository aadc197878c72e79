var n = 1
withUnsafePointer(to: &n) { print($0.pointee) } // unsupported: withUnsafePointer
