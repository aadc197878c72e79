protocol TextPresentable { var text: String { get } }
protocol SwitchPresentable { var switchOn: Bool { get } }
struct Plain: TextPresentable { let text = "plain" }
class Cell<T> where T: TextPresentable & SwitchPresentable {
  init() {}
}
let cell = Cell<Plain>() // error: SwitchPresentable
