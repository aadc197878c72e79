import SwiftUI

// An app: it begins in the type that says so, and shows its first window.

@Observable
final class Store {
    var bananas = 3
    var isOpen: Bool { bananas > 0 }
}

final class Settings: ObservableObject {
    @Published var greeting = "Bello"
}

struct Shop: View {
    @Environment(Store.self) private var store
    @Environment(\.colorScheme) private var scheme
    @EnvironmentObject private var settings: Settings
    var body: some View {
        NavigationStack {
            List {
                Text("\(settings.greeting), \(store.bananas) bananas")
                Text(scheme == .dark ? "dark" : "light")
                if store.isOpen {
                    Button("Buy") { store.bananas -= 1 }
                }
            }
            .navigationTitle("Shop")
        }
        .onAppear { store.bananas = 4 }
    }
}

let opened = report("the first use of a global")

func report(_ text: String) -> String {
    print(text)
    return text
}

@main
struct ShopApp: App {
    @State private var store = Store()
    @StateObject private var settings = Settings()

    init() { print("the app is made") }

    var body: some Scene {
        WindowGroup {
            Shop()
                .environment(store)
        }
        .environmentObject(settings)
        .environment(\.colorScheme, opened.isEmpty ? .light : .dark)
    }
}
