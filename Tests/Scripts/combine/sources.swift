import Combine

enum Broken: Error { case badly, again(Int) }

func watch<P: Publisher>(_ name: String, _ publisher: P) -> AnyCancellable {
    publisher.sink(
        receiveCompletion: { print(name, "ends:", $0) },
        receiveValue: { print(name, "gives", $0) })
}

_ = watch("just", Just(7))
_ = watch("empty", Empty<Int, Never>())
let silent = watch("silent", Empty<Int, Never>(completeImmediately: false))
_ = watch("fail", Fail<Int, Broken>(error: .again(3)))
_ = watch("sequence", [1, 2, 3].publisher)
_ = watch("no sequence", [Int]().publisher)
_ = watch("optional", Optional("here").publisher)
_ = watch("nil", Optional<String>.none.publisher)
_ = watch("result", Result<Int, Broken>.success(1).publisher)
_ = watch("bad result", Result<Int, Broken>.failure(.badly).publisher)
_ = watch("range", (1...3).publisher.map { $0 * $0 })

var made = 0
let deferred = Deferred { () -> Just<Int> in
    made += 1
    return Just(made)
}
_ = watch("deferred", deferred)
_ = watch("deferred", deferred)

// A future asks at once, and only once.
let future = Future<String, Never> { promise in
    print("asked")
    promise(.success("answer"))
}
_ = watch("future", future)
_ = watch("future", future)

var fulfil: ((Result<Int, Broken>) -> Void)?
let later = Future<Int, Broken> { fulfil = $0 }
var bag = Set<AnyCancellable>()
watch("later", later).store(in: &bag)
print("waiting")
fulfil?(.success(42))
fulfil?(.failure(.badly))
watch("late", later).store(in: &bag)

final class Box {
    var number = 0 { didSet { print("number is", number) } }
}
let box = Box()
[4, 5].publisher.assign(to: \.number, on: box).store(in: &bag)

// A subscriber that asks for two at a time.
final class Careful: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(2))
    }
    func receive(_ input: Int) -> Subscribers.Demand {
        print("carefully", input)
        return input == 2 ? .max(1) : .none
    }
    func receive(completion: Subscribers.Completion<Never>) { print("carefully", completion) }
}
let careful = Careful()
(1...9).publisher.filter { $0 != 1 }.subscribe(careful)
print("more")
careful.subscription?.request(.max(1))
careful.subscription?.cancel()
careful.subscription?.request(.unlimited)
