import Glibc

/// What the system says of an error number.
func errorText(_ number: Int32) -> String { String(cString: strerror(number)) }
