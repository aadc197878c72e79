import UIKit

@objc protocol Player {
  optional func stop()  // error: `optional` without `@objc`
  @objc optional func play(_ name: String) -> Int
  @objc optional var volume: Int { get set }
  @objc optional static func make()  // error: optional requirements of types
  func rest()
}
class Silent: NSObject, Player {}  // error: does not conform

func use(_ player: Player) {
  let a: Int = player.play("a")  // error: must be unwrapped before it is called
  player.play?(1)  // error: cannot convert value of type `Int`
  player.play?(name: "a")  // error: extraneous argument label
  player.rest?()  // error: cannot use optional chaining on non-optional value
  player.volume = 3  // error: get-only
  let loud: Int = player.volume  // error: must be unwrapped to a value of type `Int`
  let b: Int = player.play?("a")  // error: must be unwrapped to a value of type `Int`
}

class Radio {
  @objc optional func tune() {}  // error: `optional` outside an Objective-C protocol
}

func ask(_ delegate: UITableViewDelegate, _ source: UITableViewDataSource, _ table: UITableView) {
  delegate.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))  // error: must be unwrapped before it is called
  source.tableView?(table, numberOfRowsInSection: 0)  // error: cannot use optional chaining on non-optional value
}
