import SwiftUI

struct Address: Equatable {
    var street = ""
    var city = ""
    var zip = ""
    var isValid: Bool { ![street, city, zip].contains(where: \.isEmpty) && zip.allSatisfy(\.isNumber) }
}

struct Order {
    enum Size: Int, CaseIterable, Identifiable, CustomStringConvertible {
        case small = 1, medium, large
        var id: Int { rawValue }
        var description: String { ["Small", "Medium", "Large"][rawValue - 1] }
    }
    var size = Size.medium
    var quantity = 1
    var extras: Set<String> = []
    var specialRequestEnabled = false {
        didSet { if !specialRequestEnabled { extras = [] } }
    }
    var address = Address()
    var cost: Double { Double(quantity) * Double(size.rawValue) * 2.5 + Double(extras.count) * 0.5 }
}

protocol Step: CaseIterable, Equatable {
    var title: String { get }
}

enum OrderStep: Int, Step {
    case cupcakes, delivery, summary
    var title: String { ["Cupcakes", "Delivery", "Summary"][rawValue] }
}

struct StepIndicator<S: Step>: View where S.AllCases: RandomAccessCollection {
    let current: S

    var body: some View {
        HStack {
            ForEach(Array(S.allCases.enumerated()), id: \.offset) { index, step in
                if index > 0 { Rectangle().frame(height: 1) }
                Text("\(index + 1)")
                    .padding(8)
                    .background(Circle().stroke(step == current ? Color.blue : .gray))
                    .foregroundColor(step == current ? .blue : .gray)
            }
        }
    }
}

struct ValidatedField: View {
    let title: String
    @Binding var text: String
    var validate: (String) -> String? = { _ in nil }
    @State private var wasEdited = false

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            TextField(title, text: $text.onChange { _ in wasEdited = true })
            if wasEdited, let message = validate(text) {
                Text(message).font(.caption).foregroundColor(.red)
            }
        }
    }
}

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { self.wrappedValue },
            set: { newValue in
                self.wrappedValue = newValue
                handler(newValue)
            }
        )
    }
}

struct OrderView: View {
    @State private var order = Order()
    @State private var step = OrderStep.cupcakes
    @State private var confirmation = ""
    @State private var isConfirmed = false

    var body: some View {
        VStack {
            StepIndicator(current: step)
            Form {
                switch step {
                case .cupcakes: cupcakes
                case .delivery: delivery
                case .summary: summary
                }
            }
            HStack {
                Button("Previous") { move(by: -1) }.disabled(step == OrderStep.allCases.first)
                Spacer()
                if step == .summary {
                    Button("Place order", action: placeOrder)
                } else {
                    Button("Next") { move(by: 1) }.disabled(step == .delivery && !order.address.isValid)
                }
            }
        }
        .navigationTitle(step.title)
        .alert("Thank you!", isPresented: $isConfirmed, actions: {}, message: { Text(confirmation) })
    }

    @ViewBuilder private var cupcakes: some View {
        Picker("Size", selection: $order.size) {
            ForEach(Order.Size.allCases) { Text("\($0.description)").tag($0) }
        }
        Stepper("Number of cakes: \(order.quantity)", value: $order.quantity, in: 1...20)
        Section {
            Toggle("Any special requests?", isOn: $order.specialRequestEnabled.animation())
            if order.specialRequestEnabled {
                ForEach(["Sprinkles", "Frosting"], id: \.self) { extra in
                    Toggle(extra, isOn: Binding(
                        get: { order.extras.contains(extra) },
                        set: { if $0 { order.extras.insert(extra) } else { order.extras.remove(extra) } }
                    ))
                }
            }
        }
    }

    private var delivery: some View {
        Section("Delivery details") {
            ValidatedField(title: "Street", text: $order.address.street)
            ValidatedField(title: "City", text: $order.address.city)
            ValidatedField(title: "Zip", text: $order.address.zip) { text in
                text.allSatisfy(\.isNumber) ? nil : "Only digits"
            }
        }
    }

    private var summary: some View {
        Group {
            LabeledContent("Cakes") { Text("\(order.quantity) × \(String(describing: order.size))") }
            if !order.extras.isEmpty {
                LabeledContent("Extras", value: order.extras.sorted().joined(separator: ", "))
            }
            Text("Total: \(order.cost, specifier: "%.2f") €").bold()
        }
    }

    private func move(by offset: Int) {
        guard let next = OrderStep(rawValue: step.rawValue + offset) else { return }
        withAnimation { step = next }
    }

    private func placeOrder() {
        confirmation = "\(order.quantity) cakes are on the way to \(order.address.city)."
        isConfirmed = true
    }
}
