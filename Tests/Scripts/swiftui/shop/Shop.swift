import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Double
    let category: Category
    var isFavorite: Bool = false

    enum Category: String, CaseIterable, Identifiable {
        case all = "All", shoes = "Shoes", shirts = "Shirts"
        var id: Self { self }
    }
}

struct CartItem: Identifiable {
    var id: Int { product.id }
    let product: Product
    var quantity: Int
    var total: Double { product.price * Double(quantity) }
}

final class Cart: ObservableObject {
    @Published private(set) var items: [CartItem] = []

    var total: Double { items.reduce(0) { $0 + $1.total } }
    var count: Int { items.map(\.quantity).reduce(0, +) }

    func add(_ product: Product) {
        if let index = items.firstIndex(where: { $0.id == product.id }) {
            items[index].quantity += 1
        } else {
            items.append(CartItem(product: product, quantity: 1))
        }
    }

    func binding(for item: CartItem) -> Binding<Int> {
        Binding {
            self.items.first { $0.id == item.id }?.quantity ?? 0
        } set: { newValue in
            guard let index = self.items.firstIndex(where: { $0.id == item.id }) else { return }
            self.items[index].quantity = newValue
        }
    }

    func remove(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}

extension Double {
    var asPrice: String { String(format: "$%.2f", self) }
}

struct ProductCard: View {
    @Binding var product: Product
    var onAdd: () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            ZStack(alignment: .topTrailing) {
                RoundedRectangle(cornerRadius: 12)
                    .fill(Color.gray.opacity(0.15))
                    .aspectRatio(1, contentMode: .fit)
                Button {
                    product.isFavorite.toggle()
                } label: {
                    Image(systemName: product.isFavorite ? "heart.fill" : "heart")
                        .foregroundColor(product.isFavorite ? .red : .gray)
                        .padding(8)
                }
                .buttonStyle(BorderlessButtonStyle())
                .accessibilityIdentifier("favorite-\(product.id)")
            }
            Text(product.name).font(.headline).lineLimit(1)
            HStack {
                Text(product.price.asPrice).fontWeight(.semibold)
                Spacer()
                Button("Add", action: onAdd)
                    .buttonStyle(.bordered)
                    .accessibilityIdentifier("add-\(product.id)")
            }
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.white).shadow(color: .black.opacity(0.1), radius: 6, y: 3))
    }
}

struct ShopView: View {
    @State private var products = [
        Product(id: 1, name: "Runner", price: 89.9, category: .shoes),
        Product(id: 2, name: "Polo", price: 25, category: .shirts),
        Product(id: 3, name: "Boot", price: 120.5, category: .shoes),
    ]
    @State private var category: Product.Category = .all
    @State private var showCart = false
    @StateObject private var cart = Cart()
    @Namespace private var animation

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 12), count: 2)

    var body: some View {
        NavigationView {
            ScrollView(showsIndicators: false) {
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(Product.Category.allCases) { item in
                            CategoryChip(title: item.rawValue, isSelected: item == category, namespace: animation)
                                .onTapGesture {
                                    withAnimation(.interactiveSpring()) { category = item }
                                }
                        }
                    }
                    .padding(.horizontal)
                }
                LazyVGrid(columns: columns, spacing: 12) {
                    ForEach($products) { $product in
                        if category == .all || product.category == category {
                            ProductCard(product: $product) {
                                cart.add(product)
                            }
                        }
                    }
                }
                .padding()
            }
            .navigationTitle("Shop")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button(action: { showCart = true }) {
                        ZStack(alignment: .topTrailing) {
                            Image(systemName: "cart")
                            if cart.count > 0 {
                                Text("\(cart.count)")
                                    .font(.caption2)
                                    .padding(4)
                                    .background(Circle().fill(.red))
                                    .offset(x: 8, y: -8)
                            }
                        }
                    }
                    .accessibilityLabel("Cart")
                }
            }
        }
        .fullScreenCover(isPresented: $showCart) { CartView(cart: cart) }
    }
}

struct CategoryChip: View {
    let title: String
    let isSelected: Bool
    let namespace: Namespace.ID

    var body: some View {
        Text(title)
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background {
                if isSelected {
                    Capsule().fill(.blue).matchedGeometryEffect(id: "chip", in: namespace)
                }
            }
            .foregroundColor(isSelected ? .white : .primary)
    }
}

struct CartView: View {
    @ObservedObject var cart: Cart
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationStack {
            Group {
                if cart.items.isEmpty {
                    Text("Your cart is empty").italic().foregroundColor(.secondary)
                } else {
                    List {
                        ForEach(cart.items) { item in
                            Stepper(value: cart.binding(for: item), in: 1...10) {
                                VStack(alignment: .leading) {
                                    Text(item.product.name)
                                    Text("\(item.quantity) × \(item.product.price.asPrice)").font(.caption)
                                }
                            }
                        }
                        .onDelete(perform: cart.remove)
                    }
                    .safeAreaInset(edge: .bottom) {
                        HStack {
                            Text("Total").bold()
                            Spacer()
                            Text(cart.total.asPrice)
                        }
                        .padding()
                        .background(.bar)
                    }
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                ToolbarItemGroup(placement: .navigationBarLeading) {
                    Button("Close") { dismiss() }
                }
                ToolbarItem(placement: .primaryAction) { EditButton() }
            }
        }
    }
}
