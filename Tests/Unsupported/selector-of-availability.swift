@available(*, deprecated) func f() {} // unsupported: available
if #available(macOS 10, *) { print("x") } // unsupported: available
