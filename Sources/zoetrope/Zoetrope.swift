import Console
import Glibc

@main enum Zoetrope {
  static func main() {
    // A reader who has gone is met where something is written, not by a signal.
    signal(SIGPIPE, SIG_IGN)
    exit(BigStack.run(Command.main))
  }
}
