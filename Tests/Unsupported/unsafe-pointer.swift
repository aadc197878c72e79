var n = 1
withUnsafeBytes(of: &n) { print($0.count) } // unsupported: withUnsafeBytes
