import Combine

var bag = Set<AnyCancellable>()
let a = PassthroughSubject<Int, Never>()
let b = PassthroughSubject<String, Never>()
let c = CurrentValueSubject<Bool, Never>(false)

a.combineLatest(b).sink(receiveCompletion: { print("latest ends", $0) }, receiveValue: { print("latest", $0, $1) }).store(in: &bag)
Publishers.CombineLatest3(a, b, c).map { "\($0) \($1) \($2)" }.sink { print("three", $0) }.store(in: &bag)
a.combineLatest(c) { $1 ? $0 : -$0 }.sink { print("signed", $0) }.store(in: &bag)
Publishers.CombineLatest4(a, b, c, a).sink { print("four", $0) }.store(in: &bag)
a.map(String.init).merge(with: b).sink { print("merged", $0) }.store(in: &bag)
a.zip(b).sink(receiveCompletion: { print("zip ends", $0) }, receiveValue: { print("zipped", $0) }).store(in: &bag)
Publishers.MergeMany([a, a]).sink { print("twice", $0) }.store(in: &bag)

a.send(1)
a.send(2)
b.send("x")
c.send(true)
a.send(completion: .finished)
b.send("y")
b.send("z")
b.send(completion: .finished)

// The latest of several streams.
let outer = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
let one = PassthroughSubject<String, Never>()
let two = PassthroughSubject<String, Never>()
outer.switchToLatest()
    .sink(receiveCompletion: { print("switch ends", $0) }, receiveValue: { print("switch", $0) }).store(in: &bag)
one.send("too early")
outer.send(one)
one.send("one")
outer.send(two)
one.send("gone")
two.send("two")
outer.send(completion: .finished)
two.send("still")
two.send(completion: .finished)

// A search where only the last question counts.
let queries = PassthroughSubject<String, Never>()
var answers: [String: PassthroughSubject<String, Never>] = [:]
queries
    .map { query -> AnyPublisher<String, Never> in
        let answer = PassthroughSubject<String, Never>()
        answers[query] = answer
        return answer.handleEvents(receiveCancel: { print("cancelled", query) }).eraseToAnyPublisher()
    }
    .switchToLatest()
    .sink { print("answer", $0) }
    .store(in: &bag)
queries.send("sw")
queries.send("swift")
answers["sw"]?.send("old")
answers["swift"]?.send("new")
answers["swift"]?.send(completion: .finished)

let start = CurrentValueSubject<Int, Never>(0)
let stop = PassthroughSubject<Void, Never>()
start.prefix(untilOutputFrom: stop).sink(receiveCompletion: { print("until", $0) }, receiveValue: { print("until", $0) }).store(in: &bag)
start.send(1)
stop.send()
start.send(2)
