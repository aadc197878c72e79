import SwiftUI

struct Form1: View {
  @FocusedObject private var model: Int?  // error: Zoetrope does not support `@FocusedObject`
  @Sate private var count = 0  // error: did you mean `@State`
  var body: some View { Text("x") }
}
