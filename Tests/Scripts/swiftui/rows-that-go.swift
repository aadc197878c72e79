import SwiftUI

struct Task: Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

struct TaskRow: View {
    @Binding var task: Task

    var body: some View {
        HStack {
            Text(task.title)
            Spacer()
            if task.isDone { Text("done").foregroundColor(.green) }
        }
        .onTapGesture { task.isDone.toggle() }
    }
}

struct Tasks: View {
    @State private var tasks = [Task(id: 1, title: "Buy bananas"), Task(id: 2, title: "Steal the moon")]
    @State private var draft = ""
    @State private var edited: Task?
    @State private var asks = false

    var body: some View {
        NavigationStack {
            List {
                ForEach($tasks) { $task in TaskRow(task: $task) }
                    .onDelete { tasks.remove(atOffsets: $0) }
                    .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
            }
            TextField("New task", text: $draft)
                .onSubmit(add)
            LazyVStack {
                Grid {
                    GridRow { Text("done"); Text("\(tasks.filter(\.isDone).count)") }
                    GridRow { Text("left"); Text("\(tasks.filter { !$0.isDone }.count)") }
                }
            }
            .navigationTitle("Tasks")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Edit") { edited = tasks.first } }
                Button("Clear", role: .destructive) { asks = true }
                ToolbarItem(placement: .bottomBar) { Text("\(tasks.count) tasks") }
            }
        }
        .sheet(item: $edited) { task in
            Text("Edit \(task.title)")
            Button("Close") { edited = nil }
        }
        .confirmationDialog("Really?", isPresented: $asks) {
            Button("Clear all", role: .destructive) { tasks = [] }
        }
        .onChange(of: tasks.count) { count in print("now \(count) tasks") }
    }

    private func add() {
        tasks.append(Task(id: tasks.count + 1, title: draft))
        draft = ""
    }
}

let screen = show(Tasks())
screen.tap("Steal the moon")
screen.type("Feed the fish", into: "New task")
screen.submit("New task")
screen.move("Feed the fish", to: 0)
screen.move("Feed the fish", to: 1)
screen.delete("Buy bananas")
screen.tap("Edit")
screen.tap("Close")
screen.tap("Clear")
screen.tap("Clear all")

var indexes = IndexSet(integer: 3)
indexes.insert(1)
indexes.insert(3)
print(Array(indexes), indexes.contains(2), indexes.count, indexes == [1, 3])
