let n = 3
let a = switch n {
case 1: 1  // error: result values of the branches have mismatching types `Int` and `String`
case 2: 2
case 3: 3
default: "a"
}
let s = "q"
let b = switch n {
case 1: s
case 2: s
case 3: s
default: n  // error: result values of the branches have mismatching types `Int` and `String`
}
let c = switch n {
case 1: s
case 2: s
case 3: s
case 4: s
default: n  // error: result values of the branches have mismatching types `Int` and `String`
}
let d = switch n {
case 1: 1  // error: result values of the branches have mismatching types `Int` and `String`
case 2: 2
default: "a"
}
