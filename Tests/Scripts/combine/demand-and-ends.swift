// What is asked of an upstream, when it is let go of, and what comes of the operators that may throw.
import Combine
import Foundation
import Streams

var bag = Set<AnyCancellable>()
enum Broken: Error { case badly }

func shown<P: Publisher>(_ publisher: P, _ name: String) -> Publishers.HandleEvents<P> {
  publisher.handleEvents(
    receiveSubscription: { _ in print(name, "subscribed") }, receiveOutput: { print(name, "gives", $0) },
    receiveCompletion: { print(name, "ends", $0) }, receiveCancel: { print(name, "cancelled") },
    receiveRequest: { print(name, "is asked for", $0) })
}

func watch<P: Publisher>(_ name: String, _ publisher: P) {
  publisher.sink(receiveCompletion: { print(name, $0) }, receiveValue: { print(name, $0) }).store(in: &bag)
}

/// Asks for so many at first, and no more.
final class Asking<Input, Failure: Error>: Subscriber {
  let demand: Subscribers.Demand
  var subscription: (any Subscription)?
  init(_ demand: Subscribers.Demand) { self.demand = demand }
  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(demand)
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    print("asked and got", input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) { print("asked and ended", completion) }
}

watch("first", shown([1, 2, 3].publisher, "numbers").first())
watch("contains", shown([1, 2, 3].publisher, "numbers").contains(2))
let groups = Asking<[Int], Never>(.max(2))
shown((1...9).publisher, "nine").collect(2).subscribe(groups)
groups.subscription?.cancel()
watch("flatMap", shown([1, 2, 3].publisher, "outer").flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher })

let subject = CurrentValueSubject<Int, Never>(1)
subject.send(completion: .finished)
subject.send(2)
print(subject.value)
subject.value = 3
print(subject.value)

let clock = TestClock()
let ticks = PassthroughSubject<Int, Never>()
ticks.throttle(for: .seconds(1), scheduler: clock, latest: true)
  .sink(receiveCompletion: { print("throttled", $0) }, receiveValue: { print("throttled", $0) }).store(in: &bag)
for tick in 1...6 {
  ticks.send(tick)
  clock.advance(by: .milliseconds(300))
}
ticks.send(7)
ticks.send(completion: .finished)
clock.advance(by: .seconds(2))

watch("min", [3, 1, 2].publisher.min())
watch("max", ["a", "ccc", "bb"].publisher.max { $0.count < $1.count })
let numbers = [1, 2, 3, 4].publisher
func odd(_ number: Int) throws -> Bool {
  if number == 3 { throw Broken.badly }
  return number % 2 == 1
}
watch("tryFilter", numbers.tryFilter(odd))
watch("tryCompactMap", numbers.tryCompactMap { try odd($0) ? $0 : nil })
watch("tryScan", numbers.tryScan(0) { try odd($1) ? $0 + $1 : $0 })
watch("tryReduce", numbers.tryReduce(0) { $0 + (try odd($1) ? $1 : 0) })
watch("tryFirst", numbers.tryFirst { try odd($0) })
watch("tryLast", [1, 2].publisher.tryLast { try odd($0) })
watch("tryContains", numbers.tryContains { try !odd($0) })
watch("tryAllSatisfy", numbers.tryAllSatisfy { try odd($0) })
watch("tryDrop", numbers.tryDrop { try odd($0) })
watch("tryPrefix", numbers.tryPrefix { try odd($0) })
watch("tryRemoveDuplicates", [1, 1, 2, 3].publisher.tryRemoveDuplicates { try odd($1) && $0 == $1 })
watch("tryMax", numbers.tryMax { try odd($0) || $0 < $1 })

let record = Record<Int, Broken> { recording in
  recording.receive(1)
  recording.receive(2)
  recording.receive(completion: .failure(.badly))
}
watch("record", record)
watch("record", Record<Int, Never>(output: [7], completion: .finished))

struct Song: Codable { var title: String }
watch("decoded", Just(Data(#"{"title": "Blue"}"#.utf8)).decode(type: Song.self, decoder: JSONDecoder()).map(\.title))
watch("encoded", Just(Song(title: "Blue")).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
watch("not decoded", Just(Data("{}".utf8)).decode(type: Song.self, decoder: JSONDecoder()).map(\.title).mapError { _ in Broken.badly })

// Operators of types within types, where nothing says beforehand which type they are of.
let demands: [Subscribers.Demand] = [.max(1), .max(2)]
print(demands.reduce(Subscribers.Demand.none) { $0 + $1 })
print(demands.reduce(.max(0), +))
let adding: (Subscribers.Demand, Subscribers.Demand) -> Subscribers.Demand = (+)
print(adding(demands[0], demands[1]))
let sum: Subscribers.Demand = .max(3) + .max(4)
print(sum)
let pause: DispatchQueue.SchedulerTimeType.Stride = .seconds(1) + .milliseconds(500)
print(pause.timeInterval)
let rest: RunLoop.SchedulerTimeType.Stride = 2 * .seconds(3)
print(rest.timeInterval)
