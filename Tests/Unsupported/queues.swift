import Foundation

let source = DispatchSource.makeTimerSource() // unsupported: `DispatchSource`
