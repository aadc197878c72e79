// A queue that does one thing after the other cannot wait for the next one.
import Foundation

let queue = DispatchQueue(label: "one")
queue.sync {
  print("outer")
  queue.sync { print("inner") } // trap
}
