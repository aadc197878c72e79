// Queues alone, without the rest of Foundation.
import Dispatch

let queue = DispatchQueue(label: "alone", qos: .utility)
var text = ""
queue.async { text += "a" }
queue.async { text += "b" }
print(queue.sync { text })
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { text += "c" }
print(group.wait(timeout: .now() + 1), text)
