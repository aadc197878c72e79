import Combine
import Foundation

print("begin")
let names = PassthroughSubject<String, Never>()
let seen = names.debounce(for: .seconds(1), scheduler: DispatchQueue.main).sink { print($0) }
names.send("kevin") // trap: no time goes by on the main queue here
