@UIApplicationMain class A {}  // error: `@UIApplicationMain` on a class that is no `UIApplicationDelegate` is not allowed
