// Row 7: an extension's member with an argument that may be left out, beside the type's own without.
protocol Stepper {}
extension Stepper { func step(_ count: Int = 1) -> String { "extension \(count)" } }
struct Dial: Stepper {
  func step(_ count: Int) -> String { "dial \(count)" }  // note: without an argument for `count`
}
struct Knob: Stepper {
  func step(_ count: Int = 2) -> String { "knob \(count)" }  // note: through `Stepper`, this `step(_:)`
}
protocol Counter { func count(to end: Int) -> Int }
extension Counter { func count(to end: Int = 9) -> Int { end } }
struct Tally: Counter {
  func count(to end: Int) -> Int { end * 2 }  // note: give `end` a default value here too
}
print(Dial().step(), Dial().step(1), Knob().step(), (Knob() as any Stepper).step())
print(Tally().count(), Tally().count(to: 3), (Tally() as any Counter).count(to: 3))
