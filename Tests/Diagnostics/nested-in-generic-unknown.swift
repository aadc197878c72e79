struct Outer { struct Inner {} }
let a = Outer.Innr() // error: Innr
let b: Outer.Missing? = nil // error: Missing
