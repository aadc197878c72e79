import Glibc
import Machine

/// Parsing and checking descend as deep as a script is nested, which takes more stack than a process begins with.
enum BigStack {
  /// Tried in turn, as a limit on memory may forbid the larger ones.
  private static let sizes = [512 << 20, 128 << 20, 32 << 20]

  /// Runs `body` on a thread with a large stack, to its end, and returns what it answers.
  static func run(_ body: @escaping () -> Int32) -> Int32 {
    LastResort.install()
    let job = Unmanaged.passRetained(Job(body))
    // The signals of the outside world go to the thread that works: it may be waiting for a key.
    var all = sigset_t()
    var usual = sigset_t()
    sigfillset(&all)
    for signal in LastResort.signals { sigdelset(&all, signal) }
    pthread_sigmask(SIG_SETMASK, &all, &usual)
    job.takeUnretainedValue().signals = usual
    for size in sizes where size <= AddressSpace.limit / 4 {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
      job.takeUnretainedValue().stackSize = size
      var thread = pthread_t()
      guard pthread_create(&thread, &attributes, work, job.toOpaque()) == 0 else { continue }
      pthread_join(thread, nil)
      return job.takeRetainedValue().result
    }
    job.takeUnretainedValue().stackSize = nil
    _ = work(job.toOpaque())
    return job.takeRetainedValue().result
  }

  fileprivate final class Job {
    let body: () -> Int32
    var signals = sigset_t()
    var stackSize: Int?
    var result: Int32 = 0

    init(_ body: @escaping () -> Int32) { self.body = body }
  }
}

/// A function of its own, as a closure in an isolated place would be bound to the main thread.
private func work(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  let job = Unmanaged<BigStack.Job>.fromOpaque(pointer).takeUnretainedValue()
  pthread_sigmask(SIG_SETMASK, &job.signals, nil)
  LastResort.prepareThread(stackSize: job.stackSize)
  job.result = job.body()
  return nil
}
