import SwiftUI

struct Bill: View {
    @State private var guests = 3
    @State private var total = 1234.5

    var body: some View {
        Form {
            TextField("Guests", value: $guests, format: .number)
            TextField("Total", value: $total, format: .number)
                .onSubmit { print("paid") }
            Text("each pays \(total / Double(guests), specifier: "%.2f")")
        }
    }
}

let screen = show(Bill())
screen.type("4", into: "Guests")
screen.type("many", into: "Guests")
screen.type("1,000,000.25", into: "Total")
screen.type("-0.1234567", into: "Total")
screen.submit("Total")
