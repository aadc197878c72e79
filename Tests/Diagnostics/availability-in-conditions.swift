func a() { if #available(iOS 13) { print(1) } }  // error: the platforms that are not named need `*`
func b() { if #available(iOS 13, *) { print(1) } }
func c() { guard #available(iOS 13.0.1, macOS 12, *) else { return } }
func d() { if #unavailable(iOS 13) {} }
