func bar(_ x: Any) {}; bar([])
