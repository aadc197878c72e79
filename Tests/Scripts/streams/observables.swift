import Streams

enum Broken: Error { case badly }
let bag = DisposeBag()

func watch<Element>(_ name: String, _ observable: Observable<Element>) {
    observable.subscribe(
        onNext: { print(name, $0) }, onError: { print(name, "fails", $0) }, onCompleted: { print(name, "ends") }
    ).disposed(by: bag)
}

watch("just", Observable.just(1))
watch("of", Observable.of(1, 2, 3).map { $0 * 2 })
watch("from", Observable.from(["a", "b"]).filter { $0 != "a" })
watch("empty", Observable<Int>.empty())
watch("error", Observable<Int>.error(Broken.badly))
watch("never", Observable<Int>.never())
watch("take", Observable.of(1, 2, 3, 4).take(2))
watch("take while", Observable.of(1, 2, 3, 1).take(while: { $0 < 3 }))
watch("skip", Observable.of(1, 2, 3, 4).skip(3))
watch("scan", Observable.of(1, 2, 3).scan(10) { $0 + $1 })
watch("reduce", Observable.of(1, 2, 3).reduce(0, accumulator: +))
watch("array", Observable.of(1, 2).toArray().asObservable())
watch("distinct", Observable.of(1, 1, 2, 2, 1).distinctUntilChanged())
watch("startWith", Observable.of(3).startWith(1, 2))
watch("concat", Observable.of(1).concat(Observable.of(2)))
watch("compactMap", Observable.of("1", "x").compactMap { Int($0) })
watch("flatMap", Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) })
watch("merge", Observable.merge(Observable.of(1), Observable.of(2)))
watch("zip", Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" })
watch("throws", Observable.of(1, 2).map { number -> Int in
    if number == 2 { throw Broken.badly }
    return number
})
watch("caught", Observable<Int>.error(Broken.badly).catchAndReturn(0))
watch("catch", Observable<Int>.error(Broken.badly).startWith(1).catch { _ in Observable.of(8, 9) })
watch("do", Observable.of(1).do(onNext: { print("on the way", $0) }, onCompleted: { print("over") }))
var attempts = 0
watch("retry", Observable<Int>.deferred {
    attempts += 1
    return attempts < 3 ? .error(Broken.badly) : .just(attempts)
}.retry(5))

let created = Observable<String>.create { observer in
    observer.onNext("one")
    observer.onNext("two")
    observer.onCompleted()
    observer.onNext("too late")
    return Disposables.create { print("disposed") }
}
watch("created", created)

let names = PublishSubject<String>()
let sizes = BehaviorSubject(value: 1)
Observable.combineLatest(names, sizes) { "\($0) \($1)" }.subscribe(onNext: { print("latest", $0) }).disposed(by: bag)
Observable.combineLatest(names, sizes).subscribe(onNext: { print("pair", $0.0, $0.1) }).disposed(by: bag)
Observable.combineLatest(names, sizes, sizes) { "\($0) \($1) \($2)" }.subscribe(onNext: { print("three", $0) })
    .disposed(by: bag)
names.withLatestFrom(sizes).subscribe(onNext: { print("with", $0) }).disposed(by: bag)
sizes.withLatestFrom(names) { "\($1)\($0)" }.subscribe(onNext: { print("with both", $0) }).disposed(by: bag)
names.onNext("shoe")
sizes.onNext(42)
names.onNext("hat")
print((try? sizes.value()) ?? 0)

let queries = PublishSubject<String>()
var answers: [String: PublishSubject<String>] = [:]
queries.flatMapLatest { query -> Observable<String> in
    let answer = PublishSubject<String>()
    answers[query] = answer
    return answer
}.subscribe(onNext: { print("answer", $0) }).disposed(by: bag)
queries.onNext("sw")
queries.onNext("swift")
answers["sw"]?.onNext("old")
answers["swift"]?.onNext("new")
answers["swift"]?.onNext("newer")

var subscriptions = 0
let shared = Observable<Int>.create { observer in
    subscriptions += 1
    observer.onNext(subscriptions)
    return Disposables.create { print("nobody left") }
}.share(replay: 1)
let first = shared.subscribe(onNext: { print("first", $0) })
let second = shared.subscribe(onNext: { print("second", $0) })
first.dispose()
second.dispose()
shared.subscribe(onNext: { print("third", $0) }).dispose()

final class Label {
    var text = ""
}
extension Label {
    var shown: Binder<String> { Binder(self) { $0.text = $1 } }
}
var label: Label? = Label()
let relay = BehaviorRelay(value: "empty")
if let label { relay.asObservable().bind(to: label.shown).disposed(by: bag) }
print(label?.text ?? "gone")
relay.accept("full")
print(label?.text ?? "gone", relay.value)
label = nil
relay.accept("unseen")
relay.asDriver().map { $0.count }.drive(onNext: { print("driven", $0) }).disposed(by: bag)
Observable<Int>.error(Broken.badly).asDriver(onErrorJustReturn: -1).drive(onNext: { print("driven", $0) }).disposed(by: bag)

var shortLived: DisposeBag? = DisposeBag()
let ticks = PublishSubject<Int>()
if let shortLived { ticks.subscribe(onNext: { print("tick", $0) }).disposed(by: shortLived) }
ticks.onNext(1)
shortLived = nil
ticks.onNext(2)
ticks.take(until: names).subscribe(onNext: { print("until", $0) }, onCompleted: { print("until ends") }).disposed(by: bag)
ticks.onNext(3)
names.onNext("stop")
ticks.onNext(4)
