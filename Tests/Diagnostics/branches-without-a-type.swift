// Each branch of a closure's `if` or `switch` is by itself where nothing is asked of what the closure gives.
enum Light { case red, green }
let isOn = true
let light = { if isOn { Light.red } else { .green } }  // error: cannot infer contextual base
let lights = [1, 2].map { if $0 == 1 { Light.red } else { .green } }  // error: cannot infer contextual base
let texts = [1, 2].map { n in switch n { case 1: Optional("a"); default: nil } }  // error: `nil` requires a contextual type
