// Links, sheets, alerts, and what is done when a value has changed.
import SwiftUI

struct Minion: Identifiable {
    let id: Int
    var name: String
    var bananas = 0
}

struct DetailView: View {
    @Binding var minion: Minion
    @State private var isAsking = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(minion.name) has \(minion.bananas) bananas")
            Button("Give one") { minion.bananas += 1 }
            Button("Take all", role: .destructive) { isAsking = true }
                .disabled(minion.bananas == 0)
            Button("Done") { dismiss() }
        }
        .navigationTitle(minion.name)
        .alert("Really?", isPresented: $isAsking) {
            Button("Take", role: .destructive) { minion.bananas = 0 }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("\(minion.name) will be sad.")
        }
    }
}

struct NewMinionView: View {
    let add: (String) -> Void
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("name", text: $name)
            Button("Add") {
                add(name)
                dismiss()
            }
            .disabled(name.isEmpty)
        }
    }
}

struct MinionsView: View {
    @State private var minions = [Minion(id: 1, name: "Kevin"), Minion(id: 2, name: "Bob")]
    @State private var isAdding = false
    private var total: Int { minions.reduce(0) { $0 + $1.bananas } }

    var body: some View {
        NavigationStack {
            VStack {
                List {
                    ForEach(minions.indices, id: \.self) { index in
                        NavigationLink {
                            DetailView(minion: $minions[index])
                        } label: {
                            Text(minions[index].name)
                            Spacer()
                            Text("\(minions[index].bananas)")
                        }
                    }
                    NavigationLink("About", destination: Text("Bananas for minions").onDisappear { print("about goes") })
                }
                Button("New") { isAdding = true }
            }
            .navigationTitle("Minions")
        }
        .sheet(isPresented: $isAdding) {
            NewMinionView { name in minions.append(Minion(id: minions.count + 1, name: name)) }
        }
        .onChange(of: total) { old, new in print("bananas: \(old) -> \(new)") }
        .onChange(of: minions.count, initial: true) { print("minions: \(minions.count)") }
    }
}

let screen = show(MinionsView())
screen.tap("Bob")
screen.tap("Give one")
screen.tap("Take all")
screen.tap("Take")
screen.tap("Give one")
screen.tap("Done")
screen.tap("New")
screen.type("Stuart", into: "name")
screen.tap("Add")
screen.tap("About")
screen.tap("Back")
