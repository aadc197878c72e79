import Foundation
@MainActor
final class CartViewModel {
    struct Line: Identifiable { let id = UUID(); let sku: String; var qty: Int; let cents: Int }
    private(set) var lines: [Line] = []
    private(set) var banner: String?
    private var bannerTask: Task<Void, Never>?
    var total: String {
        let cents = lines.reduce(0) { $0 + $1.qty * $1.cents }
        return String(format: "$%d.%02d", cents / 100, cents % 100)
    }
    func add(_ sku: String) async throws {
        let cents = try await Catalog.shared.price(sku)
        if let i = lines.firstIndex(where: { $0.sku == sku }) { lines[i].qty += 1 } else {
            lines.append(Line(sku: sku, qty: 1, cents: cents))
        }
        flash("Added \(sku.capitalized)")
    }
    private func flash(_ s: String) {
        bannerTask?.cancel()
        banner = s
        bannerTask = Task { [weak self] in
            try? await Task.sleep(nanoseconds: 30_000_000)
            guard !Task.isCancelled else { return }
            self?.banner = nil
        }
    }
    func bannerGone() async { await bannerTask?.value }
}
actor Catalog {
    static let shared = Catalog()
    struct Unknown: LocalizedError { let sku: String; var errorDescription: String? { "No such item: \(sku)" } }
    private let prices = ["tea": 450, "mug": 1299]
    func price(_ s: String) throws -> Int {
        guard let p = prices[s] else { throw Unknown(sku: s) }
        return p
    }
}
let cart = CartViewModel()
for sku in ["tea", "mug", "tea", "car"] {
    do { try await cart.add(sku); print(cart.banner ?? "-") } catch { print(error.localizedDescription) }
}
await cart.bannerGone()
print(cart.total, cart.lines.map { "\($0.sku)x\($0.qty)" }, cart.banner ?? "no banner")
