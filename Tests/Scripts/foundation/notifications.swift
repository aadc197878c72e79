// NotificationCenter: who is told, and of what.
import Foundation

extension Notification.Name {
  static let didLogIn = Notification.Name("didLogIn")
  static let didLogOut = Notification.Name(rawValue: "didLogOut")
}
final class Session {
  let user: String
  init(_ user: String) { self.user = user }
  func logIn() { NotificationCenter.default.post(name: .didLogIn, object: self, userInfo: ["user": user, ]) }
  func logOut() { NotificationCenter.default.post(name: .didLogOut, object: nil) }
}
final class Banner {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var text = "nobody"
  init(of session: Session? = nil) {
    let center = NotificationCenter.default
    tokens.append(center.addObserver(forName: .didLogIn, object: session, queue: .main) { [weak self] notification in
      self?.text = notification.userInfo?["user"] as? String ?? "?"
    })
    tokens.append(center.addObserver(forName: .didLogOut, object: nil, queue: nil) { [weak self] _ in self?.text = "nobody" })
  }
  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
    print("banner gone")
  }
}
let kevin = Session("Kevin"), bob = Session("Bob")
var banner: Banner? = Banner()
var ofBob: Banner? = Banner(of: bob)
kevin.logIn()
print(banner!.text, ofBob!.text)
bob.logIn()
print(banner!.text, ofBob!.text)
bob.logOut()
print(banner!.text, ofBob!.text)
banner = nil
ofBob = nil
kevin.logIn()

print("-- what is told")
let own = NotificationCenter()
let any = own.addObserver(forName: nil, object: nil, queue: nil) { notification in
  print(notification.name.rawValue, notification.object as Any, notification.userInfo as Any, notification)
}
own.post(name: .didLogIn, object: nil)
own.post(name: .didLogOut, object: 7, userInfo: ["reason": "tired"])
own.post(Notification(name: .init("third")))
NotificationCenter.default.post(name: .didLogIn, object: nil)
own.removeObserver(any)
own.post(name: .didLogIn, object: nil)

print("-- once")
var token: (any NSObjectProtocol)?
token = own.addObserver(forName: .didLogIn, object: nil, queue: nil) { _ in
  print("first time")
  own.removeObserver(token!)
}
own.post(name: .didLogIn, object: nil)
own.post(name: .didLogIn, object: nil)
let elsewhere = OperationQueue()
let lastToken = own.addObserver(forName: .didLogOut, object: nil, queue: elsewhere) { _ in print("told elsewhere") }
own.post(name: .didLogOut, object: nil)
print("and waited for")
own.removeObserver(lastToken, name: .didLogIn, object: nil)
own.post(name: .didLogOut, object: nil)
own.removeObserver(lastToken, name: .didLogOut, object: nil)
own.post(name: .didLogOut, object: nil)

print(Notification.Name.didLogIn, Notification.Name("a") == NSNotification.Name(rawValue: "a"))
print(Notification(name: .didLogIn, object: "x"), Set([Notification.Name.didLogIn, .didLogOut, .didLogIn]).count)
