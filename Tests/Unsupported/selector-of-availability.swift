@available(swift, introduced: 5) func f() {} // unsupported: availability
