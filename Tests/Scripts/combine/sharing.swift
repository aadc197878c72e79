import Combine

var bag = Set<AnyCancellable>()
let source = PassthroughSubject<Int, Never>()
let watched = source.handleEvents(
    receiveSubscription: { _ in print("subscribed") }, receiveOutput: { print("through", $0) },
    receiveCompletion: { print("completed", $0) }, receiveCancel: { print("cancelled") },
    receiveRequest: { print("requested", $0 == .unlimited) })

let shared = watched.map { $0 * 2 }.share()
var one: AnyCancellable? = shared.sink { print("one", $0) }
var two: AnyCancellable? = shared.sink { print("two", $0) }
source.send(1)
one = nil
source.send(2)
two = nil
source.send(3)
var three: AnyCancellable? = shared.sink { print("three", $0) }
source.send(4)
source.send(completion: .finished)
let late = shared.sink(receiveCompletion: { print("late", $0) }, receiveValue: { print("late", $0) })

// Not shared: each has its own.
let cold = Deferred { () -> Just<Int> in
    print("made")
    return Just(1)
}
cold.sink { print("cold", $0) }.store(in: &bag)
cold.sink { print("cold", $0) }.store(in: &bag)

let multicast = cold.multicast { PassthroughSubject<Int, Never>() }
multicast.sink { print("many", $0) }.store(in: &bag)
multicast.sink { print("many", $0) }.store(in: &bag)
print("connecting")
multicast.connect().store(in: &bag)

let connectable = [1, 2].publisher.makeConnectable()
connectable.sink { print("connectable", $0) }.store(in: &bag)
connectable.connect().store(in: &bag)

// What comes at once is all that the first one hears, and the second nothing.
let atOnce = [1, 2].publisher.share()
atOnce.sink(receiveCompletion: { print("first", $0) }, receiveValue: { print("first", $0) }).store(in: &bag)
atOnce.sink(receiveCompletion: { print("second", $0) }, receiveValue: { print("second", $0) }).store(in: &bag)

Just(5).receive(on: ImmediateScheduler.shared).sink { print("at once", $0) }.store(in: &bag)
Just(6).delay(for: .seconds(3), scheduler: ImmediateScheduler.shared).sink { print("no wait", $0) }.store(in: &bag)
