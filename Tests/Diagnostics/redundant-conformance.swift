protocol P {}
struct S: P {}
extension S: P {} // error: P
