// What is not on the screen can't be tapped.
import UIKit

let button = UIButton(type: .system)
button.setTitle("Go", for: .normal)
let screen = show(button)
screen.tap("Come")  // trap: nothing to tap called Come on this screen; there is Go
