import SwiftUI

struct Form1: View {
  @FocusState private var isFocused: Bool  // error: Zoetrope does not support `@FocusState`
  @Sate private var count = 0  // error: did you mean `@State`
  var body: some View { Text("x") }
}
