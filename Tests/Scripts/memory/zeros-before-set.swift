// Globals that are read above their declarations: all zeros, as in compiled programs.
enum Plain { case one, two }
enum Loaded { case none, some(Int), other(Bool) }
struct Pair { var left: Int?; var right = 3; var flag: Bool? }
show()
func show() {
  print(a as Any, b as Any, c as Any, d as Any, e as Any, f, g as Any)
  print(h, i as Any, j.left as Any, j.right, j.flag as Any, k as Any, l.0 as Any, l.1)
}
var a: Int? = 2
var b: Double? = 2
var c: String? = "x"
var d: [Int]? = [1]
var e: Bool? = true
var f = (1, true)
var g: Plain? = .two
var h = Loaded.none
var i: Loaded? = .other(true)
var j = Pair(left: 2)
var k: Int?? = 2
var l: (UInt8?, Int8) = (1, 2)
show()
a = nil
print(a as Any)
