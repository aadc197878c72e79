// A list that is searched, whose rows are swiped, held and edited, and from which one or several rows are chosen.
import SwiftUI

struct Fruit: Identifiable, Hashable {
  let id: Int
  var name: String
  var isPinned = false
}

struct Results: View {
  let fruits: [Fruit]
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    if isSearching {
      Text("\(fruits.count) found")
      Button("Enough") { dismissSearch() }
    }
  }
}

struct FruitList: View {
  @State private var fruits = ["Apple", "Banana", "Cherry"].enumerated().map { Fruit(id: $0.offset, name: $0.element) }
  @State private var query = ""
  @State private var log: [String] = []

  private var found: [Fruit] {
    query.isEmpty ? fruits : fruits.filter { $0.name.lowercased().contains(query.lowercased()) }
  }

  var body: some View {
    NavigationStack {
      List {
        Results(fruits: found)
        ForEach(found) { fruit in
          HStack {
            Text(fruit.name)
            if fruit.isPinned { Image(systemName: "pin") }
          }
          .swipeActions(edge: .leading) {
            Button("Pin") { change(fruit) { $0.isPinned.toggle() } }
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button(role: .destructive) {
              fruits.removeAll { $0.id == fruit.id }
            } label: {
              Label("Delete", systemImage: "trash")
            }
          }
          .contextMenu {
            Button("Shout") { change(fruit) { $0.name = $0.name.uppercased() } }
            Button("Copy", systemImage: "doc") { log.append("copied \(fruit.name)") }
          }
        }
        ForEach(log, id: \.self) { Text($0).font(.caption) }
      }
      .searchable(text: $query, prompt: "Search fruits")
      .onSubmit(of: .search) { log.append("searched \(query)") }
      .navigationTitle("Fruits")
    }
  }

  private func change(_ fruit: Fruit, _ edit: (inout Fruit) -> Void) {
    if let index = fruits.firstIndex(of: fruit) { edit(&fruits[index]) }
  }
}

let screen = show(FruitList())
screen.type("an", into: "Search fruits")
screen.swipe("Banana", "Pin")
screen.submit("Search fruits")
screen.tap("Enough")
screen.hold("Apple", "Shout")
screen.hold("Cherry", "Copy")
screen.swipe("APPLE", "Delete")

struct Editable: View {
  @State private var items = ["one", "two", "three"]
  @State private var chosen: Set<String> = []
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      EditButton()
      List(selection: $chosen) {
        ForEach(items, id: \.self) { item in
          Text(item).deleteDisabled(item == "one").moveDisabled(item == "three")
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      if editMode?.wrappedValue == .active { Text("chosen: \(chosen.sorted().joined(separator: ", "))") }
    }
  }
}

let list = show(Editable())
list.tap("Edit")
list.tap("two")
list.tap("three")
list.tap("two")
list.tap("Done")
list.swipe("two", "Delete")
list.move("one", to: 1)

struct Chosen: View {
  enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
  }
  @State private var size: Size?
  @State private var notes = [Fruit(id: 7, name: "Fig"), Fruit(id: 8, name: "Lime")]

  var body: some View {
    List(Size.allCases, selection: $size) { Text($0.rawValue) }
    Text(size?.rawValue ?? "no size")
    List($notes, editActions: .all) { $note in TextField("name", text: $note.name) }
  }
}

let sizes = show(Chosen())
sizes.tap("large")
sizes.delete("Fig")
sizes.type("Lemon", into: "name")
