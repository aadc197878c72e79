import Combine

enum Broken: Error { case badly }

let subject = PassthroughSubject<Int, Never>()
subject.send("text") // error: cannot convert value of type `String`
let erased: AnyPublisher<Int, Never> = subject.map { $0 + 1 } // error: cannot convert value of type
let failing = PassthroughSubject<Int, Broken>()
let held = failing.sink { print($0) } // error: requires the types
final class Plain { var count = 0 }
let plain = Plain()
plain.objectWillChange.send() // error: has no member `objectWillChange`
