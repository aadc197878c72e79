import Combine
import Foundation

// A script runs on the main queue: what is received there comes at once.
let names = PassthroughSubject<String, Never>()
let seen = names
    .receive(on: DispatchQueue.main)
    .map { $0.uppercased() }
    .receive(on: RunLoop.main)
    .sink { print("seen", $0) }
names.send("kevin")
print("after kevin")
names.send("bob")

func shout<S: Scheduler>(_ text: String, on scheduler: S) {
    scheduler.schedule { print(text) }
}
shout("done", on: RunLoop.current)
