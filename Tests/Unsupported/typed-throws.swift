enum Problem: Error { case bad }
do throws(Problem) { throw .bad } catch { print(error) } // unsupported: typed throws of a `do`
