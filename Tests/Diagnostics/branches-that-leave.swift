// A branch of what gives a value does not leave it, but by an error.
func f(_ n: Int) {
  outer: for i in 0..<n {
    let a = switch i {
    case 1: 1
    default: continue // error: out of an
    }
    let b = if i > 2 { 3 } else { break } // error: out of an
    let c = switch i {
    case 1: 2
    case 2: break outer // error: out of an
    default: 4
    }
    let d = if i > 2 { 3 } else { fatalError() }
    print(a, b, c, d)
  }
}
