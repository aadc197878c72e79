// What hangs on something that is wrong already is not told again.
struct Lamp {
  enum State { case on, off }
  var state = State.on
}
let lamp = Lamp(tpye: 3)  // error: incorrect argument label in call
let other = lamp.state ?? .on
let thing = undefinedThing  // error: cannot find `undefinedThing` in scope
print(thing.map { $0.name })
print(thing.wait(for: 3))
