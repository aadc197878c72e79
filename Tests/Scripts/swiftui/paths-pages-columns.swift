// Where links lead, by values that are kept in a path; pages, tabs that are chosen, columns and toolbars.
import SwiftUI

struct Recipe: Hashable, Identifiable {
  let id: Int
  let name: String
  var next: Int?
}

let recipes = [Recipe(id: 1, name: "Jam", next: 2), Recipe(id: 2, name: "Jelly")]

struct Cookbook: View {
  @State private var path: [Recipe] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(recipes) { recipe in NavigationLink(recipe.name, value: recipe) }
        .navigationTitle("Cookbook")
        .navigationDestination(for: Recipe.self) { recipe in
          VStack {
            Text("\(path.count) deep")
            if let next = recipe.next { Button("Next") { path.append(recipes[next - 1]) } }
            Button("Home") { path.removeAll() }
          }
          .navigationTitle(recipe.name)
          .navigationBarBackButtonHidden(recipe.next == nil)
        }
    }
  }
}

let cookbook = show(Cookbook())
cookbook.tap("Jam")
cookbook.tap("Next")
cookbook.tap("Home")
cookbook.tap("Jelly")
cookbook.tap("Home")
cookbook.tap("Jam")
cookbook.tap("Back")

struct Mixed: View {
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Deep") {
          path.append(7)
          path.append("seven")
        }
        Text("\(path.count)")
      }
      .navigationDestination(for: Int.self) { number in Text("number \(number)").navigationTitle("Number") }
      .navigationDestination(for: String.self) { word in
        Button("Up from \(word)") { path.removeLast() }
      }
    }
  }
}

let mixed = show(Mixed())
mixed.tap("Deep")
mixed.tap("Up from seven")
mixed.tap("Back")

struct Old: View {
  @State private var isActive = false
  @State private var selection: String?
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("First", destination: Text("first view"), isActive: $isActive)
        NavigationLink(destination: Text("b"), tag: "b", selection: $selection) { Text("B") }
        Button("Go") { selection = "b" }
        Text("\(isActive) \(selection ?? "-")")
      }
      .navigationBarTitle("Old", displayMode: .inline)
      .navigationBarItems(leading: Button("Left") {}, trailing: EditButton())
    }
    .navigationViewStyle(.stack)
  }
}

let old = show(Old())
old.tap("First")
old.tap("Back")
old.tap("Go")
old.tap("Back")

struct Onboarding: View {
  @State private var page = 0
  let titles = ["Welcome", "Mix", "Match"]
  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(titles.indices, id: \.self) { index in
          VStack {
            Text(titles[index]).font(.largeTitle)
            if index == 2 { Button("Start") { page = 0 } }
          }
          .tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      Button(page < 2 ? "Next" : "Done") { page = min(page + 1, 2) }
    }
  }
}

let onboarding = show(Onboarding())
onboarding.tap("Next")
onboarding.tap("Page 3")
onboarding.tap("Start")

struct Sidebar: View {
  @State private var chosen: Int?
  @State private var hidden = false
  var body: some View {
    NavigationSplitView {
      List(recipes, selection: $chosen) { recipe in Text(recipe.name) }.navigationTitle("Recipes")
    } detail: {
      if let chosen { Text("recipe \(chosen)").navigationTitle("Detail") } else { Text("Choose one") }
    }
  }
}

let columns = show(Sidebar())
columns.tap("Jelly")

struct Bars: View {
  @State private var hides = false
  var body: some View {
    NavigationStack {
      Button("Hide") { hides.toggle() }
        .navigationTitle("Bars")
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Principal") }
          ToolbarItem(placement: .topBarLeading) { Button("Left") {} }
          ToolbarItemGroup(placement: .primaryAction) {
            Button("One") {}
            Button("Two") {}
          }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
        .toolbar(hides ? .hidden : .visible, for: .navigationBar)
    }
  }
}

let bars = show(Bars())
bars.tap("Hide")
