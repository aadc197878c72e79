import Glibc
func dbg(_ x: Any) { if getenv("DBG") != nil { print("DBG", x); fflush(stdout); fatalError("dbg") } }
import Machine
func dbgCode(_ e: Executable, _ f: Int) {
  if getenv("DIS") != nil { print("FUNCTION", f); print(e.disassemble(f)); fflush(stdout) }
}
