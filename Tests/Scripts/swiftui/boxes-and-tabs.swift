import SwiftUI

enum Tab: Hashable {
    case map, list
}

struct Village: View {
    @State private var isOpen = false
    @Environment(\.colorScheme) private var scheme
    @State private var tab = Tab.map
    @State private var likes = 0

    var body: some View {
        VStack {
            TabView(selection: $tab) {
                ZStack {
                    RoundedRectangle(cornerRadius: 8).fill(.green)
                    Text("Here be houses")
                }
                .tabItem { Label("Map", systemImage: "map") }
                .tag(Tab.map)
                List(["Bakery", "Mill"], id: \.self) { Text($0) }
                    .tabItem { Text("List") }
                    .tag(Tab.list)
            }
            GroupBox("People") {
                Text("Kevin").font(.system(.headline, design: .rounded)).background(.blue, in: Capsule()).overlay(Circle().stroke(.red))
                Text("Bob").overlay(alignment: .topTrailing) { Text("♥ \(likes)").foregroundColor(.red) }
                    .onTapGesture {
                        withAnimation(.easeOut(duration: 0.2)) { likes += 1 }
                    }
            }
            DisclosureGroup("More", isExpanded: $isOpen) { Text(scheme == .dark ? "A dark well" : "A well").strikethrough() }
            DisclosureGroup("Even more") { Text("A fox").transition(.slide) }
        }
        .animation(.default, value: likes)
        .clipShape(Capsule())
        .navigationBarTitleDisplayMode(.inline)
        .accessibilityLabel("Village")
    }
}

struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
        Button("\(name) \(count)") { count += 1 }
            .navigationTitle(name)
            .onAppear { print("\(name) appears") }
            .onDisappear { print("\(name) goes") }
    }
}

struct Plain: View {
    var body: some View {
        TabView {
            Counter(name: "First").tag(1).tabItem { Text("1st") }
            Counter(name: "Second").tag(2).tabItem { Text("2nd") }
        }
    }
}

let screen = show(Village().preferredColorScheme(.dark))
screen.tap("List")
screen.tap("Bob")
screen.tap("More")
screen.tap("Even more")
screen.tap("More")
let plain = show(Plain())
plain.tap("First 0")
plain.tap("2nd")
plain.tap("Second 0")
plain.tap("1st")
