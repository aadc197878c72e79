enum NetError: Error { case timeout, refused, status(Int) }

func fetch(_ n: Int) throws -> String {
    switch n {
    case 0: throw NetError.timeout
    case 1: throw NetError.refused
    case 2: throw NetError.status(404)
    default: return "ok \(n)"
    }
}

func load(_ n: Int) -> String {
    do {
        return try fetch(n) // error: errors thrown from
    } catch NetError.timeout {
        return "timeout"
    } catch NetError.status(let c) where c > 400 {
        return "status \(c)"
    }
}

func quiet(_ n: Int) -> String {
    do { return try fetch(n) } catch let e as NetError { return "\(e)" } // error: errors thrown from
}

for i in 0..<4 { print(load(i), quiet(i)) }
