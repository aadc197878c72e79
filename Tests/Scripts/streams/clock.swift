import Combine
import Streams

let clock = TestClock()
var bag = Set<AnyCancellable>()

// Combine: search when typing pauses.
let text = PassthroughSubject<String, Never>()
text.debounce(for: .milliseconds(300), scheduler: clock).removeDuplicates()
    .sink { print("search", $0, "at", clock.elapsed.nanoseconds / 1_000_000) }.store(in: &bag)
text.send("s")
clock.advance(by: .milliseconds(100))
text.send("sw")
clock.advance(by: .milliseconds(299))
text.send("swi")
clock.advance(by: .milliseconds(1))
print("nothing yet")
clock.advance(by: .seconds(1))

Just("late").delay(for: .seconds(2), scheduler: clock).sink { print($0) }.store(in: &bag)
print("delayed")
clock.advance(by: .seconds(1))
print("one second")
clock.advance(by: .seconds(1))

let fast = PassthroughSubject<Int, Never>()
fast.throttle(for: .seconds(1), scheduler: clock, latest: true).sink { print("throttled", $0) }.store(in: &bag)
for number in 1...5 {
    fast.send(number)
    clock.advance(by: .milliseconds(400))
}
clock.advance(by: .seconds(5))

Just(1).receive(on: clock).sink { print("received", $0) }.store(in: &bag)
print("not received yet")
clock.advance(by: .nanoseconds(0))

let ticking = clock.schedule(after: clock.now.advanced(by: .seconds(1)), interval: .seconds(1)) { print("tick") }
clock.advance(by: .seconds(3))
ticking.cancel()
clock.advance(by: .seconds(3))

// The same with observables and signals.
let disposeBag = DisposeBag()
let queries = PublishSubject<String>()
queries.debounce(.milliseconds(300), scheduler: clock).subscribe(onNext: { print("query", $0) }).disposed(by: disposeBag)
queries.onNext("a")
queries.onNext("ab")
clock.advance(by: .seconds(1))
Observable.of(1, 2).delay(.seconds(1), scheduler: clock).subscribe(onNext: { print("delayed", $0) }, onCompleted: { print("end") })
    .disposed(by: disposeBag)
clock.advance(by: .seconds(1))

let name = MutableProperty("")
name.signal.debounce(.seconds(1), on: clock).observeValues { print("name", $0) }
name.value = "A"
name.value = "Ada"
clock.advance(by: .seconds(1))
SignalProducer<Int, Never>(value: 7).delay(.seconds(1), on: clock).startWithValues { print("produced", $0) }
clock.advance(by: .seconds(1))
