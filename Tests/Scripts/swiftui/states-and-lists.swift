import SwiftUI

struct Minion: Identifiable {
    let id: Int
    var name: String
    var isAwake = true
}

struct MinionRow: View {
    @Binding var minion: Minion
    @State private var taps = 0

    var body: some View {
        HStack {
            Image(systemName: "person")
            VStack(alignment: .leading) {
                Text(minion.name).font(.headline)
                Text("tapped \(taps) times").font(.caption).foregroundColor(.gray)
            }
            Spacer()
            Button("Tap \(minion.name)") { taps += 1 }
            if !minion.isAwake { Text("zzz").foregroundColor(.blue) }
        }
        .padding()
    }
}

struct ContentView: View {
    @State private var minions = [Minion(id: 1, name: "Kevin"), Minion(id: 2, name: "Bob")]
    @State private var name = ""
    @State private var showsSleepers = true
    let greeting: String

    var body: some View {
        NavigationView {
            VStack {
                Text(greeting)
                    .bold()
                TextField("name", text: $name)
                Toggle("Show sleepers", isOn: $showsSleepers)
                    .tint(.orange)
                List {
                    Section("Minions") {
                        ForEach($minions.wrappedValue.indices, id: \.self) { index in
                            if showsSleepers || minions[index].isAwake {
                                MinionRow(minion: $minions[index])
                            }
                        }
                    }
                    ForEach(0..<2) { Text("row \($0)") }
                }
                Divider()
                Button(action: add) {
                    Text("Add")
                }
                .disabled(name.isEmpty)
                switch minions.count {
                case 0: Text("none")
                case 1, 2: Text("few").foregroundColor(.red)
                default: Label("many", systemImage: "star")
                }
            }
            .navigationTitle("Minions")
            .onAppear { print("appeared") }
        }
    }

    private func add() {
        minions.append(Minion(id: minions.count + 1, name: name, isAwake: false))
        name = ""
    }
}

let screen = show(ContentView(greeting: "Hello"))
screen.tap("Tap Bob")
screen.type("Stuart", into: "name")
screen.tap("Add")
screen.toggle("Show sleepers")
screen.tap("Tap Bob")

struct Loading: View {
    @State private var items: [String]?
    let answer: [String]
    var body: some View {
        if let items {
            List(items, id: \.self) { item in Text(item) }
        } else {
            ProgressView().onAppear { items = answer }
        }
    }
}
show(Loading(answer: ["one", "two"]))
struct Loading_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Loading(answer: ["one", "two"])
            Loading(answer: [])
            Text("plain").previewDisplayName("Only text")
        }
    }
}
show(Loading_Previews.self)
