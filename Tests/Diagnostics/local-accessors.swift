// Local variables with accessors: what they must say, and what may be done with them.
func local() {
  var fixed: Int { 1 }
  fixed = 2 // error: get-only property
  var open { 3 } // error: must have an explicit type
  var wrong: Int { "a" } // error: cannot convert return
  var good: Int { get { 1 } set { print(newValue) } }
  good = "s" // error: cannot assign value
  let never: Int { 4 } // error: cannot be computed
  var watched = 1 { didSet { print(oldValue + "x") } } // error: String
  watched = 2
  print(fixed, good)
}
local()
