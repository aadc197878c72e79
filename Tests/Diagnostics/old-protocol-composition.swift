protocol A {}
protocol B {}
func f(_ x: protocol<A, B>) {} // error: &
