import Foundation

let channel = DispatchIO(type: .stream, fileDescriptor: 0, queue: .main) { _ in } // unsupported: `DispatchIO`
