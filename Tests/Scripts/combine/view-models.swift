// View models as they are written with Combine, with a loader behind a protocol and time that a clock tells.
import Combine
import Streams

struct Account: Equatable, Identifiable {
    let id: Int
    let name: String
}

enum LoadingError: Error, Equatable {
    case offline
    case server(code: Int)
}

protocol AccountLoader {
    func load(matching query: String) -> AnyPublisher<[Account], LoadingError>
}

struct SlowLoader: AccountLoader {
    let clock: TestClock
    func load(matching query: String) -> AnyPublisher<[Account], LoadingError> {
        if query == "fail" { return Fail(error: .server(code: 500)).eraseToAnyPublisher() }
        let all = ["Ada", "Alan", "Grace", "Barbara"].enumerated().map { Account(id: $0.offset, name: $0.element) }
        return Just(all.filter { $0.name.lowercased().contains(query) })
            .setFailureType(to: LoadingError.self)
            .delay(for: .milliseconds(200), scheduler: clock)
            .eraseToAnyPublisher()
    }
}

enum ViewState: Equatable {
    case idle
    case loading
    case loaded([Account])
    case failed(LoadingError)
}

final class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var state = ViewState.idle
    @Published private(set) var isEmpty = true
    private var cancellables = Set<AnyCancellable>()

    init(loader: any AccountLoader, clock: TestClock) {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: clock)
            .removeDuplicates()
            .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
            .map { query -> AnyPublisher<ViewState, Never> in
                guard !query.isEmpty else { return Just(.idle).eraseToAnyPublisher() }
                return loader.load(matching: query)
                    .map(ViewState.loaded)
                    .catch { Just(ViewState.failed($0)) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .sink { [weak self] in self?.state = $0 }
            .store(in: &cancellables)

        $state
            .map { state in
                if case .loaded(let accounts) = state { return accounts.isEmpty }
                return true
            }
            .removeDuplicates()
            .assign(to: &$isEmpty)
    }

    deinit { print("view model gone") }
}

final class FormViewModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var agreed = false

    var canSubmit: AnyPublisher<Bool, Never> {
        Publishers.CombineLatest3($name, $password, $agreed)
            .map { name, password, agreed in !name.isEmpty && password.count >= 4 && agreed }
            .removeDuplicates()
            .eraseToAnyPublisher()
    }
}

let clock = TestClock()
var bag = Set<AnyCancellable>()
var search: SearchViewModel? = SearchViewModel(loader: SlowLoader(clock: clock), clock: clock)
search?.$state.removeDuplicates().sink { print("state:", $0) }.store(in: &bag)
search?.$isEmpty.dropFirst().sink { print("empty:", $0) }.store(in: &bag)
var changes = 0
search?.objectWillChange.sink { changes += 1 }.store(in: &bag)

search?.query = "a"
clock.advance(by: .milliseconds(100))
search?.query = "al"
clock.advance(by: .milliseconds(300))
clock.advance(by: .milliseconds(100))
search?.query = "gr"
clock.advance(by: .seconds(1))
search?.query = "fail"
clock.advance(by: .seconds(1))
search?.query = ""
clock.advance(by: .seconds(1))
print(changes, "changes")
search = nil

let form = FormViewModel()
form.canSubmit.sink { print("can submit:", $0) }.store(in: &bag)
form.name = "Ada"
form.password = "1234"
form.agreed = true
form.password = ""

// Collected, retried, and told apart by type.
var attempts = 0
let flaky = Deferred { () -> AnyPublisher<Int, LoadingError> in
    attempts += 1
    if attempts < 3 { return Fail(error: .offline).eraseToAnyPublisher() }
    return Result<Int, LoadingError>.success(attempts).publisher.eraseToAnyPublisher()
}
flaky.retry(1).map(String.init).replaceError(with: "gave up").sink { print($0) }.store(in: &bag)
flaky.retry(1).map(String.init).replaceError(with: "gave up").sink { print($0) }.store(in: &bag)

["3", "x", "5"].publisher
    .tryMap { text -> Int in
        guard let number = Int(text) else { throw LoadingError.server(code: 400) }
        return number
    }
    .mapError { $0 as? LoadingError ?? .offline }
    .sink(
        receiveCompletion: { completion in
            switch completion {
            case .finished: print("finished")
            case .failure(.server(let code)): print("failed with", code)
            case .failure(let error): print("failed:", error)
            }
        },
        receiveValue: { print("number", $0) }
    )
    .store(in: &bag)

let ids = [1, 2, 3].publisher
ids.flatMap { id in Just(Account(id: id, name: "#\(id)")).delay(for: .seconds(1), scheduler: clock) }
    .collect()
    .sink { print($0.map(\.name)) }
    .store(in: &bag)
clock.advance(by: .seconds(1))

func total<P: Publisher>(_ publisher: P) -> AnyPublisher<Int, P.Failure> where P.Output: BinaryInteger {
    publisher.map { Int($0) }.reduce(0, +).eraseToAnyPublisher()
}
total([1, 2, 3].publisher).sink { print("total", $0) }.store(in: &bag)
let erased: any Publisher<Int, Never> = Just(3)
_ = erased.sink { print("through any:", $0) }
func numbers() -> some Publisher<Int, Never> { (1...3).publisher.filter { $0 != 2 } }
numbers().sink { print("some", $0) }.store(in: &bag)
