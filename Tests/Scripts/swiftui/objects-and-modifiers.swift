// Objects, environment, modifiers, and views of all kinds.
import SwiftUI

final class Settings: ObservableObject {
    @Published var name = "Gru"
    @Published var volume = 3
    @Published var isLoud = false
    deinit { print("settings gone") }
}

struct NameView: View {
    @ObservedObject var settings: Settings
    var body: some View {
        TextField("your name", text: $settings.name)
        SecureField("secret", text: .constant("12345"))
        Stepper("Volume", value: $settings.volume, in: 0...4)
        Text("Hello, ") + Text(settings.name).bold()
    }
}

struct LoudView: View {
    @EnvironmentObject var settings: Settings
    @Environment(\.isEnabled) var isEnabled
    var body: some View {
        Toggle(isOn: $settings.isLoud) { Text(isEnabled ? "Loud" : "Loud (not now)") }
    }
}

struct Warning: ViewModifier {
    let level: Int
    func body(content: Content) -> some View {
        HStack {
            Image("warning")
            content.foregroundColor(.orange)
            Text("level \(level)")
        }
    }
}

extension View {
    func warning(_ level: Int) -> some View { modifier(Warning(level: level)) }
}

struct Everything: View {
    @StateObject private var settings = Settings()
    @State private var log: [String] = []
    @State private var showsDetail = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    NameView(settings: settings)
                } header: {
                    Text("Who")
                }
                Section(header: Text("How")) {
                    LoudView()
                    LoudView().disabled(settings.volume == 4)
                }
                Section("More") {
                    Text("be careful").warning(2).font(.title)
                    Label("a label", systemImage: "tag").onTapGesture { log.append("label tapped") }
                    Group {
                        AnyView(Text("any"))
                        EmptyView()
                        if showsDetail { Detail() }
                    }
                    .foregroundStyle(.secondary)
                    .padding(.horizontal, 10)
                    ForEach(log, id: \.self) { Text($0) }
                }
                Button(role: .destructive) { showsDetail.toggle() } label: { Text("Detail") }
            }
            .navigationTitle("Everything")
            .environmentObject(settings)
        }
    }
}

struct Detail: View {
    @State private var count = 0
    var body: some View {
        Button("count \(count)") { count += 1 }
            .onAppear { print("detail appears") }
            .onDisappear { print("detail goes") }
    }
}

let screen = show(Everything())
screen.tap("Volume +")
screen.toggle("Loud")
screen.tap("a label")
screen.tap("Detail")
screen.tap("count 0")
screen.tap("Detail")
screen.tap("Detail")
print(screen.frames.count)

// Two rows of the same view have states of their own, and keep them when another comes before them.
struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
}

struct Rows: View {
    @State private var names = ["b", "c"]
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(names, id: \.self) { name in Row(name: name) }
            Button("Insert") { names.insert("a", at: 0) }
            List(0..<2, id: \.self) { Text("\($0 * 10)") }
            Divider()
            HStack { Text("left"); Spacer(); Text("right") }
        }
    }
}
let rows = show(Rows())
rows.tap("c 0")
rows.tap("Insert")
rows.tap("c 1")

struct Person: Identifiable {
    let id: String
    var isIn: Bool
}

struct People: View {
    @State private var people = [Person(id: "Ann", isIn: true), Person(id: "Bo", isIn: false)]
    var body: some View {
        List(people) { person in
            HStack { Text(person.id); Text(person.isIn ? "in" : "out").font(.system(size: 30, weight: .bold)) }
        }
        ForEach(people.indices, id: \.self) { index in
            Toggle(people[index].id, isOn: $people[index].isIn).tint(.pink)
        }
        Text("\(people.filter { $0.isIn }.count) in").lineLimit(1).fontWeight(.bold)
    }
}
let people = show(People())
people.toggle("Bo")

struct Small: View {
    @State private var log: [String] = []
    var body: some View {
        VStack {
            ZStack { Color.red; Text("over red") }
            ScrollView { Text("scrolled").opacity(1).frame(maxWidth: .infinity, alignment: .leading) }
            Text("unseen").hidden()
            Text("badge").badge(3)
            ProgressView("Waiting")
            Button { log.append("row") } label: {
                HStack { Image(systemName: "plus"); Text("Add a row") }
            }
            ForEach(log, id: \.self) { Text($0) }
        }
    }
}
show(Small()).tap("Add a row")

// A view that is kept by another has one state in each place where it stands, and begins anew in another.
struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
}
struct Mover: View {
    let counter = Counter()
    @State private var isRight = false
    var body: some View {
        if isRight { HStack { Spacer(); counter } } else { counter }
        Button("Move") { isRight.toggle() }
    }
}
let mover = show(Mover())
mover.tap("count 0")
mover.tap("Move")
mover.tap("count 0")
