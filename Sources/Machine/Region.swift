import Glibc

/// A stretch of reserved memory that never moves, so that its address can stay in a register while it fills.
struct Region<Element> {
  let base: UnsafeMutablePointer<Element>
  let capacity: Int

  /// Zeroed; pages are taken from the system when they are first touched. Where the process may have but little address space,
  /// the capacity is less than what is asked for.
  init(capacity: Int) {
    let share = max(1 << 21, AddressSpace.limit / 16)
    let capacity = min(capacity, share / MemoryLayout<Element>.stride)
    let bytes = capacity * MemoryLayout<Element>.stride
    let memory = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let memory, memory != MAP_FAILED else { fatalError("no address space for \(bytes) bytes") }
    base = memory.bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  func deallocate() { munmap(base, capacity * MemoryLayout<Element>.stride) }
}
