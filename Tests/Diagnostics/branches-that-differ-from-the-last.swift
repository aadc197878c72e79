let c = true, n = 1
let s = "s"
let a = if c { s } else { n }  // error: result values of the branches have mismatching types `String` and `Int`
let b = if c {
  s  // error: result values of the branches have mismatching types `String` and `Int`
} else {
  n
}
let d = switch n {
case 1:
  s
case 2:
  n  // error: result values of the branches have mismatching types `Int` and `String`
default:
  s
}
let e = switch n {
case 1:
  n  // error: result values of the branches have mismatching types `Int` and `String`
case 2:
  s
default:
  s
}
let g = switch n {
case 1:
  s  // error: result values of the branches have mismatching types `String` and `Int`
case 2:
  n
case 3:
  1.5  // error: result values of the branches have mismatching types `Double` and `Int`
default:
  n
}
let h = switch n {
case 1:
  n  // error: result values of the branches have mismatching types `Int` and `String`
case 2:
  n  // error: result values of the branches have mismatching types `Int` and `String`
case 3:
  s
default:
  s
}
