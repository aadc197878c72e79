import SwiftUI

// Values in formats, in texts and in fields; what is kept by name; tasks, pulls and suggestions.

struct Fields: View {
    @State private var price = 1234.5
    @State private var part = 0.25
    @State private var count: Int? = 3
    @AppStorage("name") private var name = "Kevin"
    @AppStorage("visits", store: UserDefaults(suiteName: "minions")) private var visits = 0
    @AppStorage("theme") private var theme: Theme?

    enum Theme: String { case light, dark }

    var body: some View {
        Form {
            TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
            TextField("Cost", value: $price, format: .currency(code: "USD"))
            TextField("Part", value: $part, format: .percent)
            TextField("Count", value: $count, format: .number)
            LabeledContent("Price", value: price, format: .currency(code: "USD"))
            Text(price, format: .number)
            Text("\(price, format: .number.precision(.fractionLength(1))) of \(part, format: .percent)")
            Text("\(count ?? 0, specifier: "%03d")")
            Text(name + (theme.map { " \($0)" } ?? ""))
            Button("Change") {
                UserDefaults.standard.set("Bob", forKey: "name")
                visits += 1
                theme = .dark
            }
        }
    }
}

struct Found: View {
    @State private var query = ""
    @State private var loads = 0
    let names = ["Kevin", "Stuart", "Bob"]
    var found: [String] { query.isEmpty ? names : names.filter { $0.hasPrefix(query) } }

    var body: some View {
        NavigationStack {
            List {
                ForEach(found, id: \.self) { Text($0) }
                Text("loaded \(loads) times")
            }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
            .refreshable { loads += 1 }
            .task { loads += 1 }
            .task(id: query) { print("look for", query) }
            .searchable(text: $query, prompt: "Who?")
            .searchSuggestions { Text("Stuart?").searchCompletion("Stuart") }
        }
    }
}

let fields = show(Fields())
fields.type("2,000.129", into: "Price")
fields.type("$12.50", into: "Cost")
fields.type("40%", into: "Part")
fields.type("", into: "Count")
fields.type("a few", into: "Count")
fields.type("12", into: "Count")
fields.tap("Change")
let minions = UserDefaults(suiteName: "minions")!
print(minions.integer(forKey: "visits"), UserDefaults.standard.string(forKey: "theme") ?? "")

let screen = show(Found())
screen.pull()
screen.type("Ott", into: "Who?")
screen.type("S", into: "Who?")
screen.tap("Stuart?")
