@UIApplicationMain struct A {}  // error: `@UIApplicationMain` on a struct is not allowed
print(1)
