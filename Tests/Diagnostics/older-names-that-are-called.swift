import UIKit

let font = UIFont.systemFontOfSize(17)  // error: has no member `systemFontOfSize`
let bold = UIFont.boldSystemFontOfSize(12.0 * max(1, 2))  // error: has no member `boldSystemFontOfSize`
let formatter = NumberFormatter()
print(formatter.stringFromNumber(3))  // error: has no member `stringFromNumber`
formatter.numberStyle = .CurrencyStyle  // error: has no member `CurrencyStyle`
let table = UITableView()
table.deselectRowAtIndexPath(IndexPath(row: 0, section: 0), animated: true)  // error: has no member
let cell = table.dequeueReusableCellWithIdentifier("x, y", forIndexPath: IndexPath(row: 0, section: 0))  // error: no member
let button = UIButton(type: .System)  // error: has no member `System`
print("a".uppercaseString)  // error: has no member `uppercaseString`
