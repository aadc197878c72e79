// Where nothing is asked for, each branch has its own type, and one has to take them all. It is told where it is not what the last one gives.
let c = CommandLine.argc > 5
let a = if c {
  2.5  // error: result values of the branches have mismatching types `Double` and `Int`
} else {
  1
}
let b = if c {
  1  // error: result values of the branches have mismatching types `Int` and `String`
} else if CommandLine.argc > 3 {
  2
} else {
  "a"
}
let d = switch CommandLine.argc {
case 1: "a"  // error: result values of the branches have mismatching types `String` and `Int`
case 2: "b"
default: 3
}
func g() -> some Any {
  if c {
    1  // error: result values of the branches have mismatching types `Int` and `Double`
  } else {
    2.5
  }
}
let e = if c { UInt8(3) } else { 4 }  // error: result values of the branches have mismatching types `UInt8` and `Int`
let f = if c {
  nil  // error: `nil` requires a contextual type
} else {
  3
}
