// Nothing on the main queue can be waited for on the main thread.
import Foundation

print("before")
DispatchQueue.main.sync { print("never") } // trap
