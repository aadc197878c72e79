// What UIKit and Foundation were called before their names were shortened.
import UIKit

let view = UIView()
view.hidden = true  // error: type `UIView` has no member `hidden`
let color = UIColor.redColor()  // error: type `UIColor` has no member `redColor`
let font = UIFont.systemFontOfSize(12)  // error: type `UIFont` has no member `systemFontOfSize`
let table = UITableView()
let cell = table.dequeueReusableCellWithIdentifier("cell")  // error: no member `dequeueReusableCellWithIdentifier`
let formatter = NSNumberFormatter()  // error: cannot find `NSNumberFormatter` in scope
let place = IndexPath(forRow: 1, inSection: 0)  // error: no member `init(forRow:inSection:)`
let toggle = UISwitch()
toggle.on = true  // error: type `UISwitch` has no member `on`
let kind = UIButtonType.System  // error: cannot find `UIButtonType` in scope
class Screen: UIViewController {
  override func prefersStatusBarHidden() -> Bool { true }  // error: no member `prefersStatusBarHidden()`
}
