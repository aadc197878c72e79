// `.name` for an optional: a member of what is in it, which may be an optional itself.

struct User: Equatable {
  var name: String
  static let admin = User(name: "admin")
  static var current: User? = User(name: "current")
  static var missing: User? { nil }
  static func named(_ name: String) -> User? { name.isEmpty ? nil : User(name: name) }
}

final class Session {
  static weak var active: Session?
  static var shared: Session? = Session()
}

enum Mode {
  case light, dark
  static var preferred: Mode? { .dark }
}

let current: User? = .current
var other: User?
print(current as Any, other as Any)
other = .missing
print(other as Any)
other = .admin
print(other as Any)
func find(_ found: Bool) -> User? { found ? .current : .missing }
print(find(true) as Any, find(false) as Any)
func show(_ user: User?, _ mode: Mode? = .preferred) { print(user?.name ?? "nobody", mode as Any) }
show(.current)
show(.admin, .light)
show(.named("ann"), .none)
show(.named(""))
let all: [User?] = [.current, .admin, .missing, .none, nil, .named("bob")]
print(all.map { $0?.name ?? "-" })
print(current == .current, current == .admin, current != .missing)
let forced: User = .current!
let given: User = .missing ?? .admin
print(forced, given)
if let user: User = .current { print("there is", user.name) }
let session: Session? = .shared
Session.active = session
let active: Session? = .active
print(active === session, active != nil)
let mode: Mode? = .preferred
switch mode {
case .light: print("light")
case .dark: print("dark")
case nil: print("none")
}
