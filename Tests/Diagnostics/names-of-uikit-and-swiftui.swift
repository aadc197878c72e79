// What Apple's modules have and Zoetrope's have not is told from mistakes.
import SwiftUI
import UIKit

let well = UIColorWell()  // error: Zoetrope does not support `UIColorWell`
let label = UILable()  // error: cannot find `UILable` in scope
let name = UILabel()
name.showsExpansionTextWhenTruncated = true  // error: Zoetrope does not support `showsExpansionTextWhenTruncated` on `UILabel`
name.textColour = .red  // error: value of type `UILabel` has no member `textColour`

final class Own: UIViewController {
  func f() {
    view.hoverStyle = nil  // error: Zoetrope does not support `hoverStyle` on `UIView`
  }
}

struct Blurred: View {
  var body: some View { Text("a").dialogSuppressionToggle(isSuppressed: .constant(true)) }  // error: Zoetrope does not support `dialogSuppressionToggle` on `Text`
}

struct Pick: View {
  var body: some View { RenameButton("a") {} }  // error: Zoetrope does not support `RenameButton`
}
