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
    let faults = PreparedLibrary.make()
    if !faults.isEmpty {
      Report(color: .auto, ascii: false).diagnostics(faults)
      return ExitCode.ownFault.rawValue
    }
    guard let fault = zoetrope_store_image(zoetrope_image_path()) else { return 0 }
    fputs("zoetrope: no image: ", stderr)
    fputs(fault, stderr)
    fputs("\n", stderr)
    return ExitCode.ownFault.rawValue
  }
}
