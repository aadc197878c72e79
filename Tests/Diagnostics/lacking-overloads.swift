// What UIKit and SwiftUI have and Zoetrope has not is told as that, by name and labels.
import SwiftUI
import UIKit

let brand = UIColor(ciColor: 1)  // error: does not support `UIColor(ciColor:)`
UILabel().draw(1, for: 2)  // error: does not support `draw(_:for:)` on `UILabel`
UIView().largeContentTitle = nil  // error: does not support `largeContentTitle` on `UIView`
let editor = UIVideoEditorController()  // error: does not support `UIVideoEditorController`
var pointer: UIButton.PointerStyleProvider? = nil  // error: does not support `PointerStyleProvider` on `UIButton`

let moving = Text("x").accessibilityRotor("a")  // error: does not support `accessibilityRotor` on `Text`

struct Start: View {
  @Environment(\.menuIndicatorVisibility) var shown  // error: does not support `menuIndicatorVisibility` on `EnvironmentValues`
  var body: some View { Text("x") }
}

class Screen: UIViewController {
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }  // error: does not support `targetViewController`
}
