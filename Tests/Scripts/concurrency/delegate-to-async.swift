protocol LocationDelegate: AnyObject {
    func didUpdate(_ place: String)
    func didFail(_ error: Error)
}
final class LocationManager {
    weak var delegate: LocationDelegate?
    struct Denied: Error {}
    func request(allowed: Bool) {
        Task { [weak delegate] in
            await Task.yield()
            if allowed { delegate?.didUpdate("Paris") } else { delegate?.didFail(Denied()) }
        }
    }
}
final class AsyncLocation: LocationDelegate {
    private let manager = LocationManager()
    private var continuation: CheckedContinuation<String, Error>?
    init() { manager.delegate = self }
    func current(allowed: Bool) async throws -> String {
        try await withCheckedThrowingContinuation { c in
            continuation = c
            manager.request(allowed: allowed)
        }
    }
    func didUpdate(_ place: String) {
        continuation?.resume(returning: place)
        continuation = nil
    }
    func didFail(_ error: Error) {
        continuation?.resume(throwing: error)
        continuation = nil
    }
}
let loc = AsyncLocation()
print(try await loc.current(allowed: true))
do {
    print(try await loc.current(allowed: false))
} catch is LocationManager.Denied {
    print("denied")
}
print(try await loc.current(allowed: true).lowercased())
