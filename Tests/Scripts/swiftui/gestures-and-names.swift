// What fingers do, and elements that are found by what they are called for those who do not see them.
import SwiftUI

struct ContentView: View {
  @State private var log: [String] = []
  @State private var offset = CGSize.zero
  @State private var isOn = false
  @State private var text = ""
  @GestureState private var drag = CGSize.zero
  @Namespace private var names

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 5)
      .updating($drag) { value, state, _ in state = value.translation }
      .onChanged { value in offset = value.translation }
      .onEnded { value in
        log.append(value.translation.width < 0 ? "left" : "right")
        withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { offset = .zero }
      }
  }

  var body: some View {
    VStack {
      Text("Card")
        .offset(x: drag.width, y: offset.height)
        .gesture(swipe)
        .matchedGeometryEffect(id: "card", in: names)
      Text("Tap me").gesture(TapGesture().onEnded { log.append("tapped") })
      Text("Many")
        .onTapGesture { log.append("once") }
        .onTapGesture(count: 2) { log.append("twice") }
        .onLongPressGesture(minimumDuration: 1) { log.append("held") }
      Text("Press").onLongPressGesture {
        log.append("long")
      } onPressingChanged: { isPressing in
        log.append(isPressing ? "down" : "up")
      }
      Button("Both") { log.append("button") }.simultaneousGesture(TapGesture().onEnded { log.append("and more") })
      Button("Never") { log.append("never") }.allowsHitTesting(false)
      HStack {
        Button {
          log.append("plus")
        } label: {
          Image(systemName: "plus")
        }
        Button(action: { log.append("trash") }) { Image(systemName: "trash").accessibilityLabel("Delete all") }
        Button(action: { log.append("share") }) { Image(systemName: "square.and.arrow.up") }
          .accessibilityIdentifier("shareButton")
          .accessibilityHint(Text("Shares"))
        Toggle("", isOn: $isOn).accessibilityIdentifier("wildSwitch").accessibilityValue(isOn ? "wild" : "tame")
      }
      TextField("", text: $text).accessibility(label: Text("Nickname")).accessibility(identifier: "nick")
      Text("\(text) \(isOn)")
      Text(log.joined(separator: ", "))
    }
  }
}

let screen = show(ContentView())
screen.drag("Card", x: -40, y: 3)
screen.drag("Card", x: 2, y: 2)
screen.drag("Card", x: 40)
screen.tap("Tap me")
screen.tap("Many")
screen.doubleTap("Many")
screen.hold("Many")
screen.hold("Press")
screen.tap("Both")
screen.tap("Never")
screen.tap("plus")
screen.tap("Delete all")
screen.tap("shareButton")
screen.toggle("wildSwitch")
screen.type("G", into: "Nickname")
screen.type("H", into: "nick")
