// Tabs that values choose, each said by a bare dot.
import SwiftUI
enum Tabs { case home, search }
struct V: View {
  @State private var tab: Tabs = .home
  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: .home) { Text("h") }
      Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("s") }
    }
  }
}
let screen = show(V())
screen.tap("Search")
