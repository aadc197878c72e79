// On Linux the compiler has no Objective-C: `#keyPath` leads along properties that it sees.
import UIKit

class Owner: NSObject {
  @objc dynamic var name = "x"
  @objc var friend: Owner?
  var hidden = 1
  @objc func cook() {}
}
print(#keyPath(Owner.friend.friend.name), #keyPath(UIView.layer.position))
print(#keyPath(Owner.hidden))  // error(zoetrope): `hidden` is not exposed to Objective-C
print(#keyPath(Owner.nme))  // error(zoetrope): value of type `Owner` has no member `nme`
print(#keyPath(Owner.cook))  // error(zoetrope): the argument of `#keyPath` names no property
print(#keyPath(Owner))  // error(zoetrope): the argument of `#keyPath` names no property
print(#keyPath(name))  // error(zoetrope): the argument of `#keyPath` names no property
print(#keyPath(Owner.friend.name.count))  // error(zoetrope): `count` is not exposed to Objective-C
let number: Int = #keyPath(Owner.name)  // error(zoetrope): cannot convert value of type `String`
