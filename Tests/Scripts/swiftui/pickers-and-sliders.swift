import SwiftUI

enum Flavour: String, CaseIterable, Identifiable {
    case banana, papaya, cherry
    var id: Self { self }
}

struct Order: View {
    @State private var flavour = Flavour.banana
    @State private var size = 1
    @State private var extra: Int? = nil
    @State private var sweetness = 0.5
    @State private var scoops = 2
    @State private var bill = 10.0

    var body: some View {
        Form {
            Picker("Flavour", selection: $flavour) {
                ForEach(Flavour.allCases) { flavour in
                    Text(flavour.rawValue.capitalized)
                }
            }
            Picker(selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            } label: {
                Label("Size", systemImage: "cup")
            }
            .pickerStyle(.segmented)
            Picker("Extra", selection: $extra) {
                Text("Nothing").tag(nil as Int?)
                Text("Nuts").tag(Optional(1))
            }
            Slider(value: $sweetness, in: 0...1, step: 0.25) { Text("Sweetness") }
            Stepper("Scoops: \(scoops)", value: $scoops, in: 1...3)
            Stepper("Bill: \(bill, specifier: "%.2f")", value: $bill, step: 0.5)
            Stepper("Again") {
                scoops = 1
            } onDecrement: {
                scoops = 3
            }
            Text("\(scoops) of \(flavour.rawValue), size \(size), \(sweetness, specifier: "%.2f")")
                .background(.yellow)
        }
    }
}

let screen = show(Order())
screen.tap("Papaya")
screen.tap("Large")
screen.tap("Nuts")
screen.slide("Sweetness", to: 0.8)
screen.slide("Sweetness", to: 7)
screen.tap("Scoops: 2 +")
screen.tap("Scoops: 3 +")
screen.tap("Bill: 10.00 −")
screen.tap("Again +")
screen.tap("Nothing")
