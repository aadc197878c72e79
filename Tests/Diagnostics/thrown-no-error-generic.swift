// A function says of its own generic parameters that they are errors by throwing them; of others that has to be known.
struct Held<E> { func f() throws(E) {} } // error: thrown type `E` does not conform to the `Error` protocol
func passOn<E>(_ e: E) throws(E) { throw e }
protocol Source { associatedtype F }
func read<T: Source>(_ t: T) throws(T.F) {}
struct Wrap<T: Source> { func f() throws(T.F) {} } // error: thrown type `T.F` does not conform to the `Error` protocol
extension Source { func k() throws(F) {} } // error: thrown type `Self.F` does not conform to the `Error` protocol
struct Kept<T> { var f: () throws(T) -> Void } // error: thrown type `T` does not conform to the `Error` protocol
func run<T>(_ f: () throws(T) -> Void) {}
