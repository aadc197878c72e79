let a = #/[z-a]/#  // error: cannot parse regular expression
let b = #/[\d-z]/#  // error: cannot parse regular expression
let c = #/[a-\d]/#  // error: cannot parse regular expression
let d = #/\é/#  // error: cannot parse regular expression
let e = #/[\R]/#  // error: cannot parse regular expression
let f = #/\3(a)(b)/#  // error: cannot parse regular expression
let g = #/[\x61-\u0041]/#  // error: cannot parse regular expression
let h = #/(?P=n)/#  // error: cannot parse regular expression
