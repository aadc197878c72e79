protocol Listener: AnyObject { func hear(_ s: String) }
struct Ear: Listener { func hear(_ s: String) { print(s) } } // error: non-class type
class Phone: Listener { func hear(_ s: String) { print("p", s) } }
enum Radio: Listener { case on; func hear(_ s: String) {} } // error: non-class type

class Hub {
    weak var l: (any Listener)?
    func send() { l?.hear("x") }
}
struct Kid: Phone { var n = 1 } // error: inheritance from non-protocol
class Multi: Phone {}
let h = Hub()
h.l = Phone()
h.send()
