func f(_ n: Int) -> String {
  let s = if n > 0 { "a" } else { 1 } // error: String
  return s
}
let t: String = if true { "x" } // error: else
