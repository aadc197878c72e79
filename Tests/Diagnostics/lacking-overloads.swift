// What UIKit and SwiftUI have and Zoetrope has not is told as that, by name and labels.
import SwiftUI
import UIKit

let brand = UIColor(named: "brand")  // error: does not support `UIColor(named:)`
let star = UIImage(systemName: "star", variableValue: 0.5)  // error: does not support `UIImage(systemName:variableValue:configuration:)`
UIView().motionEffects = []  // error: does not support `motionEffects` on `UIView`
let pages = UIPageViewController()  // error: does not support `UIPageViewController`
var options: UIView.KeyframeAnimationOptions? = nil  // error: does not support `KeyframeAnimationOptions` on `UIView`

let timed = ProgressView(timerInterval: 1)  // error: does not support `ProgressView<_, _>(timerInterval:countsDown:)`
let hue = SwiftUI.Color(cgColor: 1)  // error: does not support `Color(cgColor:)`
let bare = Text("x").toolbar(removing: 1)  // error: does not support `toolbar(removing:)` on `Text`
let moving = Text("x").draggable("a")  // error: does not support `draggable` on `Text`

struct Start: View {
  @Environment(\.undoManager) var undoing  // error: does not support `undoManager` on `EnvironmentValues`
  var body: some View { Text("x") }
}

class Screen: UIViewController {
  override func viewSafeAreaInsetsDidChange() {}  // error: does not support `viewSafeAreaInsetsDidChange`
}
