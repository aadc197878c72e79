// What is to come later on the main queue comes in its turn: in the run loop, or while a screen goes on.
import Combine
import Foundation

var kept: Set<AnyCancellable> = []
let names = PassthroughSubject<String, Never>()
names.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main).sink { print("settled:", $0) }.store(in: &kept)
names.debounce(for: .seconds(0.25), scheduler: RunLoop.main).sink { print("by the loop:", $0) }.store(in: &kept)
names.delay(for: 0.3, scheduler: OperationQueue.main).sink { print("later:", $0) }.store(in: &kept)
names.send("k")
names.send("kevin")
print("sent")
RunLoop.main.run(until: Date() + 0.5)

var beats = 0
let beating = DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: .milliseconds(100)) {
    beats += 1
    print("beat", beats)
}
RunLoop.main.run(until: Date() + 0.25)
beating.cancel()
RunLoop.main.run(until: Date() + 0.25)
print(beats)

let start = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 1_000_000))
let end = start.advanced(by: .milliseconds(10))
print(start.distance(to: end).magnitude, end.distance(to: start).magnitude, start < end)
let stride: DispatchQueue.SchedulerTimeType.Stride = 1.5
print(stride.magnitude, (stride + .microseconds(3)).timeInterval == .nanoseconds(1_500_003_000), stride > .seconds(1))
let interval: RunLoop.SchedulerTimeType.Stride = .milliseconds(250)
print(interval.timeInterval, RunLoop.SchedulerTimeType(Date(timeIntervalSince1970: 0)).advanced(by: 2).date.timeIntervalSince1970)

names.timeout(.milliseconds(50), scheduler: DispatchQueue.main).sink(
    receiveCompletion: { print("over:", $0) }, receiveValue: { print("in time:", $0) }
).store(in: &kept)
RunLoop.main.run(until: Date() + 0.25)
