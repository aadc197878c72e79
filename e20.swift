func bar<T>(_ x: T) {}; bar([])
