import SwiftUI
struct Item: Identifiable { let id: Int; let name: String }
@MainActor final class VM: ObservableObject {
  @Published var items: [Item] = []
  @Published var isLoading = false
  func load() async {
    isLoading = true
    try? await Task.sleep(nanoseconds: 1_000_000)
    items = (1...3).map { Item(id: $0, name: "Item \($0)") }
    isLoading = false
  }
}
struct ContentView: View {
  @StateObject private var vm = VM()
  @State private var message = ""
  var body: some View {
    VStack {
      if vm.isLoading { ProgressView() }
      List(vm.items) { Text($0.name) }
      Text(message)
      Button("Reload") { Task { await vm.load(); message = "reloaded" } }
    }
    .task { await vm.load() }
    .refreshable { await vm.load() }
  }
}
let screen = show(ContentView())
screen.tap("Reload")
