import SwiftUI

struct Form1: View {
  @AccessibilityFocusState private var isFocused: Bool  // error: Zoetrope does not support `@AccessibilityFocusState`
  @Sate private var count = 0  // error: did you mean `@State`
  var body: some View { Text("x") }
}
