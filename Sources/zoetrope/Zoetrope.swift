import CHeap
import Console
import Diagnostics
import Glibc
import Session

@main enum Zoetrope {
  static func main() {
    if zoetrope_begin() == zoetrope_storing { exit(storeImage()) }
    // A reader who has gone is met where something is written, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    exit(BigStack.run(Command.main))
  }

  private static func storeImage() -> Int32 {
    PreparedLibrary.make()
    let path = String(cString: zoetrope_image_path())
    if let fault = zoetrope_store_image(path) {
      fputs("zoetrope: no image: ", stderr)
      fputs(fault, stderr)
      fputs("\n", stderr)
      return ExitCode.ownFault.rawValue
    }
    // What is not in it is looked at all the same.
    let faults = PreparedLibrary.faults()
    if faults.isEmpty { return ExitCode.success.rawValue }
    unlink(path)
    Report(color: .auto, ascii: false).diagnostics(faults)
    return ExitCode.doesNotCompile.rawValue
  }
}
