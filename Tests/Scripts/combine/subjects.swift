import Combine

enum Broken: Error { case badly }

let taps = PassthroughSubject<String, Never>()
taps.send("nobody hears this")
var first: AnyCancellable? = taps.sink(receiveCompletion: { print("first ends", $0) }, receiveValue: { print("first", $0) })
let second = taps.sink { print("second", $0) }
taps.send("one")
first?.cancel()
taps.send("two")
first = nil
taps.send(completion: .finished)
taps.send("three")
let late = taps.sink(receiveCompletion: { print("late ends", $0) }, receiveValue: { print("late", $0) })

let state = CurrentValueSubject<Int, Broken>(1)
let listening = state.sink(receiveCompletion: { print("state ends", $0) }, receiveValue: { print("state", $0) })
state.value = 2
state.value += 10
print(state.value)
state.send(completion: .failure(.badly))
state.send(99)
print(state.value)

// Nobody holds the subscription: it is over at once.
let unheld = PassthroughSubject<Int, Never>()
_ = unheld.sink { print("never", $0) }
unheld.send(1)

// Void
let signal = PassthroughSubject<Void, Never>()
var bag: [AnyCancellable] = []
signal.sink { print("signal") }.store(in: &bag)
signal.send()
bag.removeAll()
signal.send()

// From one subject into another.
let source = PassthroughSubject<Int, Never>()
let target = CurrentValueSubject<Int, Never>(0)
let joined = source.subscribe(target)
let heard = target.sink { print("target", $0) }
source.send(5)
joined.cancel()
source.send(6)

// Cancelled while a value is on its way.
let busy = PassthroughSubject<Int, Never>()
var held: AnyCancellable?
let one = busy.sink { value in
    print("one", value)
    held?.cancel()
}
held = busy.sink { print("other", $0) }
busy.send(1)
busy.send(2)

final class Owner {
    let subject = PassthroughSubject<Int, Never>()
    var bag = Set<AnyCancellable>()
    var sum = 0
    init() { subject.sink { [unowned self] in sum += $0 }.store(in: &bag) }
    deinit { print("owner gone with", sum) }
}
var owner: Owner? = Owner()
owner?.subject.send(3)
owner?.subject.send(4)
owner = nil
