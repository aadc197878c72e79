import SwiftUI

// Texts and images in texts, tabs that are entries of their own, an app's window, and what would be given to others.

struct Sharing: UIViewControllerRepresentable {
    let items: [Any]
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: items, applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct Board: View {
    @State private var tab = 1
    @State private var isShared = false
    @State private var edges = UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
    @State private var width = 0.0

    var body: some View {
        TabView(selection: $tab) {
            Tab("Texts", systemImage: "textformat", value: 1) {
                VStack {
                    Text("Hello, \(Text("Kevin").bold())! \(Image(systemName: "star"))")
                    Text("at the top: \(Double(edges.top)), as wide as \(Int(width))")
                }
                .onGeometryChange(for: Double.self) { Double($0.size.width) } action: { width = $0 }
            }
            Tab(value: 2) {
                Button("Share") { isShared = true }
            } label: {
                Text("Others")
            }
        }
        .sheet(isPresented: $isShared) { Sharing(items: ["bananas", 3]) }
    }
}

let screen = show(Board())
screen.tap("Others")
screen.tap("Share")
