func log(_ m: String) { print("sync \(m)") }
func log(_ m: String) async { print("async \(m)") }
log("top")
await log("top2")
if true { log("in if") }
