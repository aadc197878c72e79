func f(inout n: Int) { n += 1 } // error: inout
