import SwiftUI

struct Form1: View {
  @ScaledMetric private var size: CGFloat = 3
  @FetchRequest private var model: Int?  // error: FetchRequest
  @Sate private var count = 0  // error: did you mean `@State`
  var body: some View { Text("x") }
}
