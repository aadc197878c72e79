func double(_ place: UnsafeMutablePointer<Int>?) { place?.pointee *= 2 }
var count = 3
double(&count) // unsupported: pointer
