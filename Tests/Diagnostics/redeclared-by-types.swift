protocol P {}
func f(_ p0: some P) {}
func f<T: P>(_ p0: T) {}  // error: invalid redeclaration of
func g(_ p0: some P) {}
@_disfavoredOverload func g<T: P>(_ p0: T) {}  // error: invalid redeclaration of
func h<T, U: P>(_ p0: T, _ u: U) {}
func h<U>(_ p0: U, _ u: some P) {}  // error: invalid redeclaration of
func i<T, U: P>(_ p0: T, _ u: U) {}
func i<U: P, T>(_ p0: T, _ u: U) {}
func j<T>(_ p0: T) where T: P {}
func j<T: P>(_ p0: T) {}  // error: invalid redeclaration of
func k(_ p0: [some P]) {}
func k<T: P>(_ p0: [T]) {}  // error: invalid redeclaration of
