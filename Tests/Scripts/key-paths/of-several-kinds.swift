// Key paths of several kinds are together what the least of them is; one of a class is for those below it too.
struct Point {
  var x = 1
  let y = 2
  let name = "p"
  var sum: Int { x + y }
}
let numbers = [\Point.x, \Point.y, \Point.sum]
print(numbers.map { Point(x: 5)[keyPath: $0] })
let all = [\Point.name, \Point.x]
print(all.map { Point()[keyPath: $0] })
let isFirst = true
let either = isFirst ? \Point.y : \Point.x
print(Point()[keyPath: either])

class Animal {
  var legs = 4
  let kind = "animal"
}
class Bird: Animal {
  var wings = 2
}
let bird = Bird()
let legs = \Animal.legs
bird[keyPath: legs] = 2
bird[keyPath: legs] += 1
print(bird[keyPath: legs], bird[keyPath: \.wings])
let ofBird = [\Bird.legs, \Bird.wings]
print(ofBird.map { bird[keyPath: $0] })
let kind: KeyPath<Animal, String> = \.kind
print([Animal(), bird].map { $0[keyPath: kind] }, bird[keyPath: kind])
