// What is there from some version of the language on, and to another.
@available(swift 5.0) func a() -> Int { 1 }
@available(swift, introduced: 4.2) func b() -> Int { 2 }
@available(swift, deprecated: 4.0, message: "old") func c() -> Int { 3 }
@available(swift, obsoleted: 6) func d() -> Int { 4 }
print(a(), b(), c(), d())
