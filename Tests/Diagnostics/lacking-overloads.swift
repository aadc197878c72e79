// What UIKit and SwiftUI have and Zoetrope has not is told as that, by name and labels.
import SwiftUI
import UIKit

let brand = UIColor(ciColor: 1)  // error: does not support `UIColor(ciColor:)`
UILabel().draw(1, for: 2)  // error: does not support `draw(_:for:)` on `UILabel`
UIView().largeContentTitle = nil  // error: does not support `largeContentTitle` on `UIView`
let editor = UIVideoEditorController()  // error: does not support `UIVideoEditorController`
var role: UIButton.Role? = nil  // error: does not support `Role` on `UIButton`

let timed = ProgressView(timerInterval: 1)  // error: does not support `ProgressView<_, _>(timerInterval:countsDown:)`
let hue = SwiftUI.Color(cgColor: 1)  // error: does not support `Color(cgColor:)`
let moving = Text("x").draggable("a")  // error: does not support `draggable` on `Text`

struct Start: View {
  @Environment(\.undoManager) var undoing  // error: does not support `undoManager` on `EnvironmentValues`
  var body: some View { Text("x") }
}

class Screen: UIViewController {
  override func encodeRestorableState(with coder: NSCoder) {}  // error: does not support `encodeRestorableState`
}
