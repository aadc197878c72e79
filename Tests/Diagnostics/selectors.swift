// On Linux the compiler has no Objective-C: what is said of it here it says with `-enable-objc-interop`, on these lines.
import UIKit

struct Banana {}
struct Hand {
  @objc func eat() {} // error(zoetrope): `@objc` outside a class
}
protocol Plain {}
@objc protocol Peeler: Plain { // error(zoetrope): refines `Plain`, which is none
  func peel()
}
@objc enum Colour: String { // error(zoetrope): no whole numbers
  case yellow
}
@objc func free() {} // error(zoetrope): no member of a class
@IBOutlet var outside: UILabel! // error(zoetrope): no member of a class

class Basket: UIViewController {
  @objc func take(_ banana: Banana) {} // error(zoetrope): Objective-C has no type for `Banana`
  @objc func count(_ number: Int?) {} // error(zoetrope): `Int?`
  @objc func both() -> (Int, Int) { (1, 2) } // error(zoetrope): `(Int, Int)`
  @objc func any<T>(_ value: T) {} // error(zoetrope): generic method
  @objc func each(_ names: [String], _ then: @escaping (Int) -> Void, _ colour: UIColor?, _ when: Date?) {}
  @objc func change(_ number: inout Int) {} // error(zoetrope): Objective-C has no type
  @objc var best: Banana? // error(zoetrope): `Banana?`
  @IBOutlet var label: UILabel? = UILabel()
  @IBOutlet var image = UIImageView(image: nil) // error(zoetrope): not optional
  @IBOutlet var number: Int? // error(zoetrope): no object
  @IBAction func give() -> Int { 1 } // error(zoetrope): gives something
  @IBAction static func make(_ sender: Any) {} // error(zoetrope): a class's instances

  func plain() {}
  @nonobjc func none() {}
  @objc func ripe() {}
  @objc func twice() {}
  @objc func twice(_ sender: Any) {}
  var weight = 1
  @objc var price = 1

  func connect(_ button: UIButton) {
    func local() {}
    button.addTarget(self, action: #selector(ripe), for: .touchUpInside)
    button.addTarget(self, action: #selector(plain), for: .touchUpInside) // error(zoetrope): mark it: `@objc func plain()`
    button.addTarget(self, action: #selector(none), for: .touchUpInside) // error(zoetrope): not exposed
    button.addTarget(self, action: #selector(twice), for: .touchUpInside) // error: ambiguous
    button.addTarget(self, action: #selector(twice(_:)), for: .touchUpInside)
    button.addTarget(self, action: #selector(missing), for: .touchUpInside) // error: missing
    button.addTarget(self, action: #selector(local), for: .touchUpInside) // error: names no method
    button.addTarget(self, action: #selector(price), for: .touchUpInside) // error: without `getter:`
    button.addTarget(self, action: #selector(weight), for: .touchUpInside) // error: mark it: `@objc var weight`
    button.addTarget(self, action: "ripe", for: .touchUpInside) // error: `Selector`
    let wrong: Int = #selector(ripe) // error: `Selector`
    print(wrong)
  }
}
