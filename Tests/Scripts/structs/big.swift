// Large and deeply nested structs, passed, returned and changed.
struct Vec { var x = 0.0, y = 0.0, z = 0.0 }
struct Body { var position = Vec(); var velocity = Vec(); var mass = 1.0; var name = "?" }
struct World {
  var a = Body(), b = Body(), c = Body()
  var tick = 0
  mutating func step() {
    a.position.x += a.velocity.x
    b.position.y += b.velocity.y
    c.position.z += c.velocity.z
    tick += 1
  }
  func stepped() -> World {
    var copy = self
    copy.step()
    return copy
  }
}
var world = World()
world.a.velocity.x = 1
world.b.velocity.y = 2
world.c.velocity = Vec(x: 0, y: 0, z: 3)
world.a.name = "a"
world.step()
let next = world.stepped()
print(world.a.position, world.b.position, world.c.position, world.tick)
print(next.a.position, next.b.position, next.c.position, next.tick)
func heavier(_ body: Body, by factor: Double = 2) -> Body {
  Body(position: body.position, velocity: body.velocity, mass: body.mass * factor, name: body.name + "+")
}
print(heavier(world.a))
print(heavier(heavier(world.a), by: 5).mass)
let frames = [world, next, next.stepped()]
print(frames.map { $0.c.position.z })
print(frames.map { $0.tick }.reduce(0, +))
func total(_ w: World) -> Double { w.a.mass + w.b.mass + w.c.mass }
print(frames.map(total))
var left = world.a, right = world.b
swap(&left, &right)
print(left.name, right.name)
