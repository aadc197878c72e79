// Links with values, and where these lead; questions in the old form.
import SwiftUI

struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Items: View {
  @State private var items = [Item(id: 1, name: "Lamp"), Item(id: 2, name: "Chair")]
  @State private var asks = false
  @State private var chosen: Item?
  @State private var helps = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(items) { item in NavigationLink(item.name, value: item) }
        NavigationLink("Seven", value: 7)
        Button("Clear") { asks = true }
        Button("Ask for the lamp") { chosen = items.first }
        Button("Help") { helps = true }
      }
      .navigationTitle("Items")
      .navigationDestination(for: Item.self) { item in
        VStack {
          Text("This is \(item.name)")
          NavigationLink("Its number", value: item.id)
        }
        .navigationTitle(item.name)
      }
      .navigationDestination(for: Int.self) { Text("Number \($0)") }
      .navigationDestination(isPresented: $helps) { Text("Follow a link").navigationTitle("Help") }
    }
    .alert(isPresented: $asks) {
      Alert(
        title: Text("Clear all?"), message: Text("They do not come back."),
        primaryButton: .destructive(Text("Clear")) { items = [] }, secondaryButton: .cancel())
    }
    .alert(item: $chosen) { Alert(title: Text($0.name)) }
  }
}

let screen = show(Items())
screen.tap("Lamp")
screen.tap("Its number")
screen.tap("Back")
screen.tap("Back")
screen.tap("Seven")
screen.tap("Back")
screen.tap("Help")
screen.tap("Back")
screen.tap("Ask for the lamp")
screen.tap("OK")
screen.tap("Clear")
screen.tap("Cancel")
screen.tap("Clear")
screen.tap("Clear")
