// `#Preview` draws a view by itself, with states of its own.
import SwiftUI

struct Counter: View {
  @State var count = 3
  var body: some View {
    Button("Tapped \(count)") { count += 1 }
      .onAppear { count += 1 }
  }
}

#Preview {
  Counter()
}
#Preview("From ten") { Counter(count: 10) }
#Preview("Two", traits: .landscapeLeft, .sizeThatFitsLayout) {
  Text("Above")
    .navigationTitle("Not this one")
  Counter(count: 0)
}
#Preview(traits: .fixedLayout(width: 10, height: 20)) {
  let names = ["Lamp", "Chair"]
  ForEach(names, id: \.self) { Text($0) }
}
