// Menus, and the controls that keep a value.
import SwiftUI

struct ContentView: View {
  enum Order: String, CaseIterable {
    case newest, oldest
  }
  @State private var order = Order.newest
  @State private var birthday = Date(timeIntervalSinceReferenceDate: 0)
  @State private var alarm = Date(timeIntervalSinceReferenceDate: -86_400 * 366 + 3_600)
  @State private var tint = Color.red
  @State private var level = 0.25
  @State private var stars = 3
  @State private var notes = "Some notes"
  @State private var isWild = false
  @State private var log: [String] = []

  var body: some View {
    Form {
      Section("Menus") { menus }
      Section("Values") { values }
      Section("Progress") { progress }
      Text("Notes")
      TextEditor(text: $notes)
      ControlGroup {
        Button("Less") { stars -= 1 }
        Button("More stars") { stars += 1 }
      }
      ForEach(log, id: \.self) { Text($0) }
    }
  }

  @ViewBuilder private var menus: some View {
      Menu("Sort") {
        Picker("Order", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue.capitalized) }
        }
        Divider()
        Menu("More") { Button("Reverse") { log.append("reversed") } }
        Button("Reset", role: .destructive) { order = .newest }
      }
      Menu {
        Button("Archive") { log.append("archived") }
      } label: {
        Label("Send", systemImage: "paperplane")
      } primaryAction: {
        log.append("sent")
      }
  }

  @ViewBuilder private var values: some View {
      DatePicker("Birthday", selection: $birthday, in: ...Date(timeIntervalSinceReferenceDate: 86_400 * 365), displayedComponents: .date
      )
        .datePickerStyle(.compact)
      DatePicker(selection: $alarm) { Text("Alarm") }
      ColorPicker("Tint", selection: $tint, supportsOpacity: false)
      Stepper("Stars: \(stars)", value: $stars, in: 1...5)
      Stepper { Text("Level") } onIncrement: { level += 0.25 } onDecrement: { level -= 0.25 }
      Toggle("Wild", systemImage: "hare", isOn: $isWild).toggleStyle(SwitchToggleStyle(tint: .orange))
      LabeledContent("Version", value: "1.2")
      LabeledContent("Colour") { Text("red").foregroundColor(tint) }
  }

  @ViewBuilder private var progress: some View {
      Gauge(value: level) { Text("Gauge") }
      Gauge(value: 72, in: 50...150) {
        Text("Pulse")
      } currentValueLabel: {
        Text("72")
      } minimumValueLabel: {
        Text("50")
      } maximumValueLabel: {
        Text("150")
      }
      .gaugeStyle(.accessoryCircular)
      ProgressView("Loading", value: level, total: 2).progressViewStyle(.linear)
      ProgressView(value: 0.5)
      ProgressView(value: 1.5) { Text("Over") } currentValueLabel: { Text("all of it") }
  }
}

let screen = show(ContentView())
screen.tap("Sort")
screen.tap("Oldest")
screen.tap("Sort")
screen.tap("More")
screen.tap("Reverse")
screen.tap("Send")
screen.hold("Send")
screen.tap("Archive")
screen.type("2001-12-31", into: "Birthday")
screen.type("2002-01-02", into: "Birthday")
screen.type("2001-02-29", into: "Birthday")
screen.type("07:30", into: "Alarm")
screen.type("2000-02-29 23:59", into: "Alarm")
screen.type("#00FF7F", into: "Tint")
screen.type("green", into: "Tint")
screen.tap("Stars: 3 +")
screen.tap("Level +")
screen.toggle("Wild")
screen.type("Others", into: "Notes")
screen.tap("Less")
