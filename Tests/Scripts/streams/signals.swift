import Streams

enum Broken: Error { case badly }

let (output, input) = Signal<Int, Never>.pipe()
output.observeValues { print("value", $0) }
output.map { "<\($0)>" }.observeValues { print("mapped", $0) }
output.filter { $0 > 1 }.observeValues { print("filtered", $0) }
output.skipRepeats().observeValues { print("changed to", $0) }
output.scan(0, +).observeValues { print("sum", $0) }
output.skip(first: 2).take(first: 1).observe { print("one", $0) }
output.combineLatest(with: output.map { $0 * 10 }).observeValues { print("pair", $0) }
output.observeCompleted { print("completed") }
input.send(value: 1)
input.send(value: 1)
input.send(value: 5)
input.sendCompleted()
input.send(value: 9)
output.observe { print("too late:", $0) }

let project = MutableProperty<String?>(nil)
let viewDidLoad = MutableProperty()
let loaded = project.signal.skipNil().takeWhen(viewDidLoad.signal)
loaded.observeValues { print("loaded", $0) }
project.signal.skipNil().takePairWhen(viewDidLoad.signal).map { $0.0 }.observeValues { print("pair", $0) }
viewDidLoad.value = ()
project.value = "Zoetrope"
viewDidLoad.value = ()
viewDidLoad.value = ()
project.producer.startWithValues { print("now", $0 ?? "none") }
project.value = nil

let names = MutableProperty("Ada")
let upper = names.map { $0.uppercased() }
print(upper.value)
names.value = "Grace"
print(upper.value)
let copy = MutableProperty("")
copy <~ names
names.value = "Edsger"
print(copy.value)
copy <~ upper.signal.map { $0 + "!" }
names.value = "Barbara"
print(copy.value)
let property = Property(initial: 0, then: names.signal.map { $0.count })
names.value = "Al"
print(property.value)

Signal.merge(names.signal, copy.signal).observeValues { print("merged", $0) }
Signal.combineLatest(names.signal, property.signal, names.signal).observeValues { print("three", $0) }
Signal.zip(names.signal, copy.signal).observeValues { print("zipped", $0) }
names.signal.withLatest(from: property.signal).observeValues { print("with", $0) }
names.value = "Zoe"
names.value = "Joe"

func fetch(_ id: Int) -> SignalProducer<String, Broken> {
    id == 2 ? SignalProducer(error: .badly) : SignalProducer(value: "project \(id)")
}
let (ids, idInput) = Signal<Int, Never>.pipe()
let events = ids.switchMap { fetch($0).materialize() }
events.values().observeValues { print("fetched", $0) }
events.errors().observeValues { print("error", $0) }
idInput.send(value: 1)
idInput.send(value: 2)
idInput.send(value: 3)

ids.flatMap(.merge) { SignalProducer<Int, Never>(values: [$0, $0 * 2]) }.observeValues { print("both", $0) }
idInput.send(value: 4)
SignalProducer<Int, Broken>(values: [1, 2]).on(starting: { print("starting") }, terminated: { print("terminated") })
    .map { $0 + 1 }.start { print($0) }

let (failing, failingInput) = Signal<Int, Broken>.pipe()
failing.observeFailed { print("failed", $0) }
failing.observeResult { print($0) }
failingInput.send(value: 3)
failingInput.send(error: .badly)
Signal<Int, Never>.empty.observe { print("empty", $0) }
