// What UIKit and SwiftUI have and Zoetrope has not is told as that, by name and labels.
import SwiftUI
import UIKit

let brand = UIColor(named: "brand")  // error: does not support `UIColor(named:)`
let star = UIImage(systemName: "star", variableValue: 0.5)  // error: does not support `UIImage(systemName:variableValue:configuration:)`
UIView().motionEffects = []  // error: does not support `motionEffects` on `UIView`
let pages = UIPageViewController()  // error: does not support `UIPageViewController`
var options: UIView.KeyframeAnimationOptions? = nil  // error: does not support `KeyframeAnimationOptions` on `UIView`

let table = Text("a", tableName: "b")  // error: does not support `Text(_:tableName:bundle:comment:)`
let hue = SwiftUI.Color(cgColor: 1)  // error: does not support `Color(cgColor:)`
let tapped = Text("x").onTapGesture(count: 2, coordinateSpace: .local) {}  // error: does not support `onTapGesture(count:coordinateSpace:perform:)` on `Text`
let moving = Text("x").phaseAnimator([1, 2])  // error: does not support `phaseAnimator` on `Text`

struct Start: View {
  @Environment(\.undoManager) var undoing  // error: does not support `undoManager` on `EnvironmentValues`
  var body: some View { Text("x") }
}

class Screen: UIViewController {
  override func viewSafeAreaInsetsDidChange() {}  // error: does not support `viewSafeAreaInsetsDidChange`
}
