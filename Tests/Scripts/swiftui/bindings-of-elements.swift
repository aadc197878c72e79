// Each row is handed its element as a binding.
import SwiftUI
struct I: Identifiable { let id: Int; var on: Bool }
struct V: View {
    @State private var items = [I(id: 1, on: true), I(id: 2, on: false)]
    var body: some View {
        List {
            ForEach($items) { $item in
                Toggle("item \(item.id)", isOn: $item.on)
            }
        }
    }
}
show(V()).toggle("item 2")
