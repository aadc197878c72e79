@available(*, deprecated) func f() {} // unsupported: available
