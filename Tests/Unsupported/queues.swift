import Foundation

DispatchQueue.main.async { print("later") } // unsupported: `async` on `DispatchQueue`
