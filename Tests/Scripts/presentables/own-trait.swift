// A trait of the script's own contributes its piece; a refined one turns headers blue.
import Presentables

protocol BadgePresentable { var badge: Int { get } }
extension BadgePresentable { var badge: Int { 1 } }
contribute { (model: any BadgePresentable) in [.label("* \(model.badge)", color: .orange)] }
protocol HeaderTextPresentable: TextPresentable {}
extension HeaderTextPresentable { var textColor: Color { .blue } }
struct Inbox: HeaderTextPresentable, BadgePresentable { let text = "Inbox"; let badge = 7 }
struct Outbox: TextPresentable, BadgePresentable { let text = "Outbox" }
struct Own: Presentable { var pieces: [Piece] { [.image("x"), .label("own"), .space, .chevron] } }
show(Inbox())
show(Outbox())
show(Own())
