func check(@autoclosure condition: () -> Bool) {}  // error: `@autoclosure` stands before the type, not before the name
