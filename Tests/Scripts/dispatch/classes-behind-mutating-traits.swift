// Notice: a class meets a `mutating` requirement without the word, and a mutating default may even replace `self`.
protocol SwitchPresentable {
  var isOn: Bool { get set }
  mutating func toggle()
}
extension SwitchPresentable {
  mutating func turnOn() { if !isOn { toggle() } }
}
struct Lamp: SwitchPresentable {
  var isOn = false
  mutating func toggle() { isOn.toggle() }
}
enum Blind: SwitchPresentable {
  case open, closed
  var isOn: Bool {
    get { self == .open }
    set { self = newValue ? .open : .closed }
  }
  mutating func toggle() { self = self == .open ? .closed : .open }
}
final class Radio: SwitchPresentable {
  var isOn = false
  private(set) var log: [String] = []
  func toggle() {
    isOn.toggle()
    log.append(isOn ? "on" : "off")
  }
}

// On the class, its own method needs no variable; the mutating extension member does.
let radio = Radio()
radio.toggle()
print(radio.isOn, radio.log)
var handle = radio
handle.toggle()
handle.turnOn()
print(radio.isOn, radio.log, handle === radio)

// A class-bound trait has non-mutating setters and methods, so a constant will do.
protocol DevicePresentable: AnyObject { var isOn: Bool { get set } }
extension DevicePresentable { func turnOff() { isOn = false } }
extension Radio: DevicePresentable {}
radio.turnOff()
print(handle.isOn)

// Structs and enums change where they stand.
var lamp = Lamp(), blind = Blind.closed
lamp.turnOn()
blind.turnOn()
print(lamp.isOn, blind, blind.isOn)
var everything: [any SwitchPresentable] = [lamp, blind, radio]
for i in everything.indices { everything[i].toggle() }
print(everything.map { $0.isOn }, lamp.isOn, blind, radio.isOn)

// A default that assigns to self replaces a class reference: the old object is left as it was.
protocol Resettable { init(); var count: Int { get set } }
extension Resettable {
  mutating func reset() { self = Self() }
}
final class Tally: Resettable { var count = 0; init() {} }
struct Score: Resettable { var count = 0 }
var tally = Tally()
let sameTally = tally
tally.count = 5
tally.reset()
var score = Score(count: 5)
score.reset()
print(tally.count, sameTally.count, tally === sameTally, score.count)
