protocol P {}
protocol Q {}
extension P: Q {} // error: Q
