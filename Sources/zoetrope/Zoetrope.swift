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
    let fault = zoetrope_store_image(path)
    if let fault {
      fputs("zoetrope: no image: ", stderr)
      fputs(fault, stderr)
      fputs("\n", stderr)
    }
    // What is not in it is looked at all the same, by a binary that cannot have an image too.
    let faults = PreparedLibrary.faults()
    if fault != nil, faults.isEmpty { return ExitCode.ownFault.rawValue }
    if faults.isEmpty { return ExitCode.success.rawValue }
    unlink(path)
    Report(color: .auto, ascii: false).diagnostics(faults)
    return ExitCode.doesNotCompile.rawValue
  }
}
