enum Problem: Error { case bad }
func apply(_ step: () throws(Problem) -> Void) {} // unsupported: typed throws
