protocol A { var a: Int { get } }
func f<T where T: A>(_ x: T) -> Int { x.a } // error: where
