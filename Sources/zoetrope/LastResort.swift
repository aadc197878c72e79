import CHeap
import Console
import Glibc

/// When Zoetrope itself fails, the reader is told so, and that the script is not to blame, instead of being shown a
/// crash. Nothing is flushed: what is in memory can't be trusted any more.
enum LastResort {
  /// What the processor and the Swift runtime raise.
  static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// The handler runs on a stack of its own, as the usual one may be what ran out.
  private static let handlerStackSize = 1 << 16

  /// Words made beforehand: the handler may not ask for memory.
  fileprivate struct Words {
    var failed: UnsafePointer<CChar>
    var ranOut: UnsafePointer<CChar>
    var damaged: UnsafePointer<CChar>
    var end: UnsafePointer<CChar>
    /// About where the working thread's stack ends; 0 where that is not known.
    var stackEnd: UInt = 0
  }

  fileprivate static let words = {
    let words = UnsafeMutablePointer<Words>.allocate(capacity: 1)
    words.initialize(
      to: Words(
        failed: copy("\nerror: a fault of Zoetrope's own: it was stopped by signal "),
        ranOut: copy("\nerror: a fault of Zoetrope's own: the script led it deeper than its stack reaches"),
        damaged: copy(
          "\nerror: the file of this program is damaged\n  = help: build or copy it anew; the script is not to blame\n"),
        end: copy(
          "\n  = note: \(Version.line); what the script printed last may be missing"
            + "\n  = help: please report it, with the script that led here\n")))
    return words
  }()

  /// `ZOETROPE_BACKTRACE` leaves crashes to the system and its tools.
  static func install() {
    guard getenv("ZOETROPE_BACKTRACE") == nil else { return }
    _ = words
    Rescue.warm()
    TerminalState.prepare()
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = tellAndExit
    // A crash in the handler itself ends the process at once.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_NODEFER
    for signal in signals { sigaction(signal, &action, nil) }
  }

  /// To be called on the thread that works, first of all.
  ///
  /// - Parameter size: how large its stack is, where that is known.
  static func prepareThread(stackSize size: Int?) {
    var stack = stack_t()
    stack.ss_sp = malloc(handlerStackSize)
    stack.ss_size = handlerStackSize
    sigaltstack(&stack, nil)
    guard let size else { return }
    withUnsafeMutablePointer(to: &stack) { words.pointee.stackEnd = UInt(bitPattern: $0) - UInt(size) }
  }

  private static func copy(_ text: String) -> UnsafePointer<CChar> { UnsafePointer(strdup(text)) }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread. It writes and exits, and
/// touches nothing that may be broken.
private func tellAndExit(
  _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  TerminalState.restore()
  let words = LastResort.words.pointee
  let address = info.map { UInt(bitPattern: $0.pointee._sifields._sigfault.si_addr) } ?? 0
  // The end is known to a few pages, and a large frame may step a little over it.
  let isUnderStack = words.stackEnd > 0 && address < words.stackEnd + 0x10000 && address + 0x100000 > words.stackEnd
  if !isUnderStack, zoetrope_image_is_damaged() != 0 {
    write(STDERR_FILENO, words.damaged, strlen(words.damaged))
    _exit(70)
  }
  if signal == SIGSEGV, isUnderStack {
    write(STDERR_FILENO, words.ranOut, strlen(words.ranOut))
  } else {
    write(STDERR_FILENO, words.failed, strlen(words.failed))
    var digits = (UInt8(ascii: "0") + UInt8(signal / 10 % 10), UInt8(ascii: "0") + UInt8(signal % 10))
    if signal < 10 { write(STDERR_FILENO, &digits.1, 1) } else { write(STDERR_FILENO, &digits, 2) }
  }
  write(STDERR_FILENO, words.end, strlen(words.end))
  Rescue.begin()
  _exit(70)
}
