/// How deep calls lie in each other, where that is limited: for each place of the stack where a frame begins, how many frames are
/// below it. A call has its caller's depth and one more, so that nothing is to be done when it returns.
struct CallDepths {
  private let depths: Region<Int32>
  private let most: Int32

  init(most: Int, slots: Int) {
    depths = Region(capacity: slots)
    self.most = Int32(clamping: most)
  }

  /// False where a frame would lie deeper than it may. Without a caller it is the outermost.
  func enter(_ slot: Int, from caller: Int?) -> Bool {
    guard slot < depths.capacity else { return false }
    let depth = caller.map { depths.base[$0] &+ 1 } ?? 0
    depths.base[slot] = depth
    return depth <= most
  }

  func deallocate() { depths.deallocate() }
}
