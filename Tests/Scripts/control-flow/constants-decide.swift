// What is computed from constants alone decides whether the end of a body is ever reached.
func always() -> Int { if 1 == 1 { return 1 } }
func folded() -> String {
  let debug = true
  if debug { return "debug" }
}
func counted() -> Int {
  var i = 0
  while 1 < 2 {
    i += 1
    if i == 4 { return i }
  }
}
func changed() -> Int {
  var level = 3
  level += 1
  if level == 4 { return level }
}
func guarded() -> Int { guard 1 == 2 else { return 3 } }
func repeated() -> Int {
  var rest = 3
  repeat {
    rest -= 1
    if rest == 0 { return 10 }
  } while 1 == 1
}
func switched() -> Int {
  switch 2 {
  case 1: break
  default: return 5
  }
}
func caught() throws -> Int {
  do { if 2 > 1 { return 6 } } catch { return 7 }
}
var computed: Int { if !false { return 8 } }
func opaque() -> some Equatable { if 1 + 1 == 2 { return 9 } }
func unwrapped(_ value: Int?) -> Int {
  guard let value else { if 1 == 1 { return -1 } }
  return value
}
let closure = { () -> Int in
  let size: UInt8 = 3
  if size < 255 { return 11 }
}
print(always(), folded(), counted(), changed(), guarded(), repeated(), switched(), try caught(), computed)
print(opaque(), unwrapped(nil), unwrapped(4), closure())
