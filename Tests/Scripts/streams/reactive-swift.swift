// ReactiveSwift by its own name: signals, producers, properties, actions, its scheduler for tests.
import ReactiveSwift

enum Broken: Error { case badly }

func watch<V, E>(_ name: String, _ producer: SignalProducer<V, E>) { producer.start { print(name, $0) } }

watch("values", SignalProducer<Int, Never>([1, 2, 4]))
watch("combineLatest", SignalProducer.combineLatest(SignalProducer<Int, Never>([1, 2, 3]), SignalProducer(["a", "b"])))
watch("zip", SignalProducer.zip(SignalProducer<Int, Never>([1, 2, 3]), SignalProducer(["a", "b"])))
watch("merge", SignalProducer<Int, Never>.merge(SignalProducer([1, 2]), SignalProducer([10, 20])))
watch("concat", SignalProducer<Int, Never>([1]).concat(SignalProducer(value: 2)).prefix(value: 0))
watch("then", SignalProducer<Int, Never>([1]).then(SignalProducer<String, Never>(value: "a")))
watch("error", SignalProducer<Int, Broken>(error: .badly).flatMapError { _ in SignalProducer<Int, Never>(value: 9) })
watch("collect", SignalProducer<Int, Never>([1, 2, 3]).collect(count: 2))
watch("take last", SignalProducer<Int, Never>([1, 2, 3]).take(last: 2))

var tries = 0
watch("retry", SignalProducer<Int, Broken> { observer, _ in
  tries += 1
  observer.send(value: tries)
  if tries < 3 { observer.send(error: .badly) } else { observer.sendCompleted() }
}.retry(upTo: 5))

for (name, strategy) in [("merge", FlattenStrategy.merge), ("concat", .concat), ("latest", .latest)] {
  let (outer, outerInput) = Signal<Int, Never>.pipe()
  var inners: [Signal<String, Never>.Observer] = []
  outer.flatMap(strategy) { _ -> SignalProducer<String, Never> in
    let (signal, input) = Signal<String, Never>.pipe()
    inners.append(input)
    return SignalProducer(signal)
  }.observe { print("flatMap", name, $0) }
  outerInput.send(value: 1)
  inners[0].send(value: "first")
  outerInput.send(value: 2)
  inners[0].send(value: "first again")
  inners[0].sendCompleted()
  if inners.count > 1 {
    inners[1].send(value: "second")
    inners[1].sendCompleted()
  }
  outerInput.sendCompleted()
}

let first = MutableProperty("Ada")
let last = MutableProperty("Lovelace")
let full = Property.combineLatest(first, last).map { "\($0) \($1)" }
full.producer.startWithValues { print("full", $0) }
last.value = "Byron"
print(full.value)
let isValid = first.map { !$0.isEmpty }
isValid.negate().producer.startWithValues { print("invalid", $0) }
first.value = ""

let target = MutableProperty<String?>(nil)
target <~ first
first.value = "Grace"
print(target.value ?? "none")

let (ticks, ticking) = Signal<(), Never>.pipe()
first.signal.sample(on: ticks).observeValues { print("sampled", $0) }
first.value = "A"
first.value = "B"
ticking.send(value: ())

let scheduler = TestScheduler()
first.signal.debounce(0.5, on: scheduler).observeValues { print("debounced", $0) }
first.signal.throttle(1, on: scheduler).observeValues { print("throttled", $0) }
for name in ["x", "y", "z"] {
  first.value = name
  scheduler.advance(by: .milliseconds(300))
}
scheduler.advance(by: .seconds(2))

let action = Action<Int, String, Broken> { number in
  number > 0 ? SignalProducer(value: "\(number)") : SignalProducer(error: .badly)
}
action.values.observeValues { print("value", $0) }
action.errors.observeValues { print("error", $0) }
action.apply(1).start()
action.apply(0).startWithFailed { print($0) }

func hasEnded() {
  let (lifetime, token) = Lifetime.make()
  lifetime.observeEnded { print("ended") }
  _ = token
}
hasEnded()
