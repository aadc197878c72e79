import Foundation
struct Reading: Sendable, Codable { let city: String; let celsius: Double }
protocol WeatherService: Sendable { func reading(for city: String) async throws -> Reading }
actor FakeWeather: WeatherService {
    private let data = ["Oslo": -3.25, "Cairo": 31.5, "Lima": 18.0]
    private(set) var calls = 0
    func reading(for city: String) async throws -> Reading {
        calls += 1
        guard let t = data[city] else { throw URLError(.badURL) }
        return Reading(city: city, celsius: t)
    }
}
@MainActor
final class WeatherViewModel {
    private(set) var rows: [String] = []
    private(set) var alert: String?
    private let service: any WeatherService
    init(_ s: any WeatherService) { service = s }
    func refresh(_ cities: [String]) async {
        rows = []
        alert = nil
        await withTaskGroup(of: (String, Result<Reading, Error>).self) { group in
            for c in cities {
                group.addTask { [service] in
                    do { return (c, .success(try await service.reading(for: c))) } catch { return (c, .failure(error)) }
                }
            }
            for await (city, result) in group {
                switch result {
                case .success(let r): rows.append(String(format: "%@ %.1f°C / %.1f°F", r.city, r.celsius, r.celsius * 9 / 5 + 32))
                case .failure(let e): alert = "\(city): \((e as? URLError)?.code == .badURL ? "unknown city" : "error")"
                }
            }
        }
        rows.sort()
    }
}
let service = FakeWeather()
let vm = WeatherViewModel(service)
await vm.refresh(["Oslo", "Lima", "Cairo"])
print(vm.rows.joined(separator: "\n"), vm.alert ?? "no alert")
await vm.refresh(["Atlantis", "Lima"])
print(vm.rows, vm.alert ?? "no alert")
print("calls:", await service.calls)
