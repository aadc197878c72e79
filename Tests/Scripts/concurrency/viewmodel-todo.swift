import Foundation
struct Todo: Codable, Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var done = false
}
protocol TodoStore: Sendable {
    func fetch() async throws -> Data
    func save(_ d: Data) async throws
}
actor FakeStore: TodoStore {
    var data = Data("[{\"id\":1,\"title\":\"Milk\",\"done\":false},{\"id\":2,\"title\":\"Bread\",\"done\":true}]".utf8)
    var saves = 0
    func fetch() async throws -> Data { data }
    func save(_ d: Data) async throws { data = d; saves += 1 }
}
@MainActor
final class TodoViewModel {
    private(set) var todos: [Todo] = []
    private(set) var isLoading = false
    var errorMessage: String?
    private let store: any TodoStore
    init(store: any TodoStore) { self.store = store }
    var remaining: Int { todos.filter { !$0.done }.count }
    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            todos = try JSONDecoder().decode([Todo].self, from: await store.fetch())
        } catch { errorMessage = "load failed" }
    }
    func toggle(_ id: Int) async {
        guard let i = todos.firstIndex(where: { $0.id == id }) else { return }
        todos[i].done.toggle()
        do { try await store.save(try JSONEncoder().encode(todos)) } catch { errorMessage = "save failed" }
    }
}
let store = FakeStore()
let vm = TodoViewModel(store: store)
await vm.load()
print(vm.todos.map(\.title), vm.remaining, vm.isLoading)
await vm.toggle(1)
await vm.toggle(7)
print(vm.remaining, await store.saves, vm.errorMessage ?? "no error")
let again = TodoViewModel(store: store)
await again.load()
print(again.todos == vm.todos)
