// Notice: a cell that stores a struct view model has its own copy; a class view model is shared with everyone.
protocol SwitchPresentable {
  var title: String { get }
  var isOn: Bool { get set }
}
extension SwitchPresentable {
  mutating func toggle() { isOn.toggle() }
  var line: String { "\(title) \(isOn ? "on" : "off")" }
}

struct WifiViewModel: SwitchPresentable { var title = "Wi-Fi"; var isOn = false }
final class SoundViewModel: SwitchPresentable { var title = "Sound"; var isOn = false }

// A struct copied, an existential copied, a class reference copied.
var wifi = WifiViewModel()
var wifiCopy = wifi
wifiCopy.toggle()
print(wifi.line, "/", wifiCopy.line)
var boxed: any SwitchPresentable = wifi
var boxedCopy = boxed
boxedCopy.toggle()
print(boxed.line, "/", boxedCopy.line)
boxed.isOn = true
print(boxed.line, "/ the variable:", wifi.line)
var sound: any SwitchPresentable = SoundViewModel()
var sameSound = sound
sameSound.toggle()
print(sound.line, "/", sameSound.line)

// The cell keeps what it was given.
struct SwitchCell<Model: SwitchPresentable> {
  private(set) var model: Model
  init(_ model: Model) { self.model = model }
  mutating func flip() { model.toggle() }
}
final class AnyCell {
  var model: any SwitchPresentable
  init(_ model: any SwitchPresentable) { self.model = model }
  func flip() { model.toggle() }
}
var cell = SwitchCell(wifi)
cell.flip()
print("cell:", cell.model.line, "variable:", wifi.line)
let anyCell = AnyCell(wifi)
anyCell.flip()
print("cell:", anyCell.model.line, "variable:", wifi.line)
let shared = SoundViewModel()
let first = AnyCell(shared), second = AnyCell(shared)
first.flip()
print(first.model.line, second.model.line, shared.line)

// A list: a loop variable is one more copy; an index reaches the thing itself.
var settings: [any SwitchPresentable] = [WifiViewModel(), SoundViewModel(), WifiViewModel(title: "VPN", isOn: true)]
for var setting in settings { setting.toggle() }
print(settings.map(\.line))
for i in settings.indices { settings[i].toggle() }
print(settings.map(\.line))
func flipAll<S: SwitchPresentable>(_ models: inout [S]) { for i in models.indices { models[i].toggle() } }
var two = [WifiViewModel(title: "A"), WifiViewModel(title: "B", isOn: true)]
flipAll(&two)
print(two.map(\.line), sound.line, sameSound.isOn)
