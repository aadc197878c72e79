// What waits for its turn on the current thread: sequences that are subscribed to together take turns.
import RxSwift
enum Broken: Error { case badly }
let bag = DisposeBag()
func watch<O: ObservableType>(_ name: String, _ observable: O) {
  observable.subscribe { print(name, $0) }.disposed(by: bag)
}
watch("combineLatest", Observable.combineLatest(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" })
watch("merge", Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20)))
watch("flatMapLatest", Observable.of(1, 2).flatMapLatest { Observable.of($0, $0 * 10) })
watch("flatMap", Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) })
watch("concatMap", Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) })
watch("zip", Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")) { "\($0)\($1)" })
watch("emoji", Observable.just("🔴"))
var tries = 0
watch("retry", Observable<Int>.create { o in
  tries += 1
  o.onNext(tries)
  if tries < 3 { o.onError(Broken.badly) } else { o.onCompleted() }
  return Disposables.create { print("disposed") }
}.retry())
watch("retry 1", Observable<Int>.error(Broken.badly).retry(2))
watch("range", Observable.range(start: 1, count: 3))
watch("startWith", Observable.of(1).startWith(0))
watch("pair", Observable.combineLatest(Observable.of(1, 2), Observable.just("x")).map { "\($0.0)\($0.1)" })
watch("toArray", Observable.of(1, 2).toArray().asObservable())
watch("sample", Observable.of(1, 2, 3).sample(Observable.of("a", "b")))
watch("switch", Observable.of(Observable.of(1, 2), Observable.of(3)).switchLatest())
watch("withLatest", Observable.of(1, 2, 3).withLatestFrom(Observable.of("a", "b")) { "\($0)\($1)" })
Single.just(3).map { $0 + 1 }.subscribe(onSuccess: { print("single", $0) }).disposed(by: bag)
Completable.empty().andThen(Single.just(1)).subscribe { print($0) }.disposed(by: bag)
Observable.of(1, 2).debug("dbg").subscribe().disposed(by: bag)
Observable<Int>.error(Broken.badly).subscribe(onNext: { print($0) }).disposed(by: bag)
