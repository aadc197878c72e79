// Sliders and steppers that tell of changes, trees, groups that are open, optional choices, and bindings of bindings.
import SwiftUI

struct Node: Identifiable {
  let id: String
  var children: [Node]?
}

let tree = [
  Node(id: "Fruits", children: [Node(id: "Apple"), Node(id: "Citrus", children: [Node(id: "Lime")])]),
  Node(id: "Stones", children: nil),
]

struct Part: View {
  @Binding var count: Int
  var body: some View { Stepper("Count: \(count)", value: $count, in: 0...3) }
}

struct ContentView: View {
  @State private var volume = 30.0
  @State private var stars = 1
  @State private var isOpen = true
  @State private var choice: Int?
  @State private var word: String?
  @State private var count: Int? = 2
  @State private var log: [String] = []
  @State private var dots = [false, true]

  var body: some View {
    VStack {
      Slider(value: $volume, in: 0...100, step: 10) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.3")
      } onEditingChanged: { isEditing in
        log.append(isEditing ? "slides" : "slid to \(Int(volume))")
      }
      Stepper("Stars \(stars)", value: $stars, in: 0...2) { log.append($0 ? "steps" : "stepped to \(stars)") }
      List(tree, children: \.children) { Text($0.id) }
      DisclosureGroup("Open", isExpanded: $isOpen) { Text("inside") }
      Picker("Choice", selection: $choice) {
        Text("None").tag(nil as Int?)
        ForEach(1..<3) { Text("number \($0)").tag(Optional($0)) }
      }
      Picker(selection: $word) {
        Text("any").tag(String?.none)
        Text("one").tag(String?.some("one"))
      } label: {
        Label("Word", systemImage: "text")
      }
      if let binding = Binding($count) { Part(count: binding) }
      Button("Forget") { count = count == nil ? 1 : nil }
      ForEach($dots.indices, id: \.self) { index in Toggle("Dot \(index)", isOn: $dots[index]) }
      Text("\(choice ?? 0) \(word ?? "-") \(log.joined(separator: ", "))")
    }
  }
}

let screen = show(ContentView())
screen.slide("Volume", to: 42)
screen.tap("Stars 1 +")
screen.tap("Fruits")
screen.tap("Citrus")
screen.tap("Open")
screen.tap("number 2")
screen.tap("None")
screen.tap("one")
screen.tap("any")
screen.tap("Count: 2 +")
screen.tap("Forget")
screen.tap("Forget")
screen.toggle("Dot 0")
