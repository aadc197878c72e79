// What the main actor alone makes may stand in views, modifiers, styles and previews, which are all its own.
import SwiftUI

@MainActor final class Model: ObservableObject { @Published var name = "x" }
@MainActor func accent() -> String { "!" }

struct Whole: View {
  @StateObject var model = Model()
  var body: some View { Text(model.name).modifier(Marked()) }
}
struct Given: View {
  var model: Model = Model()
  var body: some View { Button("\(model.name)2") {}.buttonStyle(Loud()) }
}
struct Marked: ViewModifier {
  @StateObject private var model = Model()
  func body(content: Content) -> some View {
    HStack {
      content
      Text(model.name + accent())
    }
  }
}
struct Loud: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(accent())
    }
  }
}
struct Shown: PreviewProvider { static var previews: some View { Given(model: Model()) } }

show(Shown.self)
#Preview { Given(model: Model()) }
#Preview("Two") {
  Text("a")
  Whole()
}
#Preview {
  let n = 1
  Text("\(n)")
}
