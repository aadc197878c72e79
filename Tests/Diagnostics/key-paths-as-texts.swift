// `#keyPath` leads along properties that Objective-C sees.
import UIKit

class Owner: NSObject {
  @objc dynamic var name = "x"
  @objc var friend: Owner?
  var hidden = 1
  @objc func cook() {}
}
print(#keyPath(Owner.friend.friend.name), #keyPath(UIView.layer.position))
print(#keyPath(Owner.hidden))  // error: `hidden` is not exposed to Objective-C
print(#keyPath(Owner.nme))  // error: value of type `Owner` has no member `nme`
print(#keyPath(Owner.cook))  // error: the argument of `#keyPath` names no property
print(#keyPath(Owner))  // error: the argument of `#keyPath` names no property
print(#keyPath(name))  // error: the argument of `#keyPath` names no property
print(#keyPath(Owner.friend.name.count))  // error: `count` is not exposed to Objective-C
let number: Int = #keyPath(Owner.name)  // error: cannot convert value of type `String`
