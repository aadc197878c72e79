// Notice: an array conforms when its elements do; `as?` asks at run time, and the elements' own members are used.
protocol SwitchPresentable {
  var isOn: Bool { get set }
  var summary: String { get }
}
extension SwitchPresentable {
  var summary: String { isOn ? "on" : "off" }
}
struct Lamp: SwitchPresentable { var isOn: Bool }
struct Fan: SwitchPresentable {
  var isOn: Bool
  var summary: String { isOn ? "whirring" : "still" }
}

extension Array: SwitchPresentable where Element: SwitchPresentable {
  var isOn: Bool {
    get { contains { $0.isOn } }
    set { for i in indices { self[i].isOn = newValue } }
  }
}
extension Optional: SwitchPresentable where Wrapped: SwitchPresentable {
  var isOn: Bool {
    get { self?.isOn ?? false }
    set { self?.isOn = newValue }
  }
  var summary: String { self.map { "some \($0.summary)" } ?? "nobody" }
}

var lamps = [Lamp(isOn: false), Lamp(isOn: true)]
print(lamps.isOn, lamps.summary)
lamps.isOn = false
print(lamps.map { $0.isOn }, lamps.summary)

// A list of lists is switchable, and so is an optional one.
var house = [[Fan(isOn: true)], [Fan(isOn: false), Fan(isOn: false)]]
house.isOn = true
print(house.map { $0.map { $0.summary } }, house.summary)
var guest: Lamp? = Lamp(isOn: false)
guest.isOn = true
print(guest.summary, Lamp?.none.summary, guest!.isOn)

// As an existential, as a generic argument, and found by a cast.
func show<S: SwitchPresentable>(_ model: S) -> String { "\(S.self): \(model.summary)" }
print(show(lamps), "/", show(house), "/", show(guest))
let things: [Any] = [lamps, [1, 2], Fan(isOn: true), ["a"], [Fan(isOn: true)], "text"]
for thing in things {
  if let model = thing as? any SwitchPresentable {
    print("switchable:", model.summary)
  } else {
    print("not:", thing)
  }
}
print([1] is any SwitchPresentable, [Fan]() is any SwitchPresentable)

// A constrained extension of the array for elements of one type; the more special one wins.
extension Array where Element: SwitchPresentable {
  var census: String { "\(count) switches, \(filter { $0.isOn }.count) on" }
}
extension Array where Element == Fan {
  var census: String { "\(count) fans" }
}
print(lamps.census, "/", house[1].census, "/", house.census)
func censusOf<S: SwitchPresentable>(_ list: [S]) -> String { list.census }
print(censusOf(house[1]))

// A mixed list of `any` is no switchable array itself, yet each member is.
let mixed: [any SwitchPresentable] = [Lamp(isOn: true), Fan(isOn: false), lamps]
print(mixed.map { $0.summary })
