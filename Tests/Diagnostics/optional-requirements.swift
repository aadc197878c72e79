// On Linux the compiler has no Objective-C, of which these are.
import UIKit

@objc protocol Player {
  optional func stop()  // error(zoetrope): `optional` without `@objc`
  @objc optional func play(_ name: String) -> Int
  @objc optional var volume: Int { get set }
  @objc optional static func make()  // error(zoetrope): optional requirements of types
  func rest()
}
class Silent: NSObject, Player {}  // error(zoetrope): does not conform

func use(_ player: Player) {
  let a: Int = player.play("a")  // error(zoetrope): must be unwrapped before it is called
  player.play?(1)  // error(zoetrope): cannot convert value of type `Int`
  player.play?(name: "a")  // error(zoetrope): extraneous argument label
  player.rest?()  // error(zoetrope): cannot use optional chaining on non-optional value
  player.volume = 3  // error(zoetrope): get-only
  let loud: Int = player.volume  // error(zoetrope): must be unwrapped to a value of type `Int`
  let b: Int = player.play?("a")  // error(zoetrope): must be unwrapped to a value of type `Int`
}

class Radio {
  @objc optional func tune() {}  // error(zoetrope): `optional` outside an Objective-C protocol
}

func ask(_ delegate: UITableViewDelegate, _ source: UITableViewDataSource, _ table: UITableView) {
  delegate.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))  // error(zoetrope): must be unwrapped before it is called
  source.tableView?(table, numberOfRowsInSection: 0)  // error(zoetrope): cannot use optional chaining on non-optional value
}
