protocol Listener: AnyObject { func hear(_ s: String) }
struct Ear { func hear(_ s: String) { print(s) } }
class Phone: Listener { func hear(_ s: String) { print("p", s) } }

class Hub {
    weak var l: (any Listener)?
    func send() { l?.hear("x") }
}
class Multi: Phone, Hub {} // error: multiple inheritance:
class Late: Listener, Phone {} // error: superclass
protocol Sub: Phone, Int {} // error: type
let h = Hub()
h.l = Phone()
h.send()
