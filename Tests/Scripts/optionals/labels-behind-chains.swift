// In front of `??` a tuple keeps its labels, unless it comes out of a chain: then both have what they share.
class Window {
  var parent: Window?
  var size: (width: Int, height: Int) { (1, 2) }
}
let window = Window()
let around = window.parent?.size ?? (0, 0)
print(around.0, around)
let labelled = window.parent?.size ?? (width: 3, height: 4)
print(labelled.width)
let known: (a: Int, b: Int)? = nil
print((known ?? (5, 6)).a)
let ages = ["zoe": 7]
print((ages.max { $0.value < $1.value } ?? ("none", 0)).key)

@Sendable func shared() -> UInt32 { UInt32("a" as Unicode.Scalar) }
print(shared(), ["b" as Unicode.Scalar].map(UInt32.init))
