// One subscription for many: connectable observables, subjects of one's own between, sharing that ends and that stays.
import RxSwift

let bag = DisposeBag()
let numbers = PublishSubject<Int>()
let source = numbers.do(onSubscribe: { print("subscribed") }, onDispose: { print("disposed") })

let published = source.publish()
published.subscribe(onNext: { print("a", $0) }).disposed(by: bag)
numbers.onNext(1)
let connection = published.connect()
published.subscribe(onNext: { print("b", $0) }).disposed(by: bag)
numbers.onNext(2)
connection.dispose()

let replayed = source.multicast { ReplaySubject<Int>.create(bufferSize: 2) }
let other = replayed.connect()
for number in 3...5 { numbers.onNext(number) }
replayed.subscribe(onNext: { print("late", $0) }).disposed(by: bag)
other.dispose()

let counted = source.multicast(PublishSubject<Int>()).refCount()
let one = counted.subscribe(onNext: { print("one", $0) })
let two = counted.subscribe(onNext: { print("two", $0) })
numbers.onNext(6)
one.dispose()
two.dispose()

for scope in [SubjectLifetimeScope.whileConnected, .forever] {
  let shared = source.share(replay: 1, scope: scope)
  let first = shared.subscribe(onNext: { print(scope, "first", $0) })
  numbers.onNext(7)
  first.dispose()
  shared.subscribe(onNext: { print(scope, "second", $0) }).dispose()
}
