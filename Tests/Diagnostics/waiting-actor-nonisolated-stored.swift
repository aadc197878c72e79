actor Counter {
    nonisolated var n = 0  // error: `nonisolated` on a stored property that changes is not allowed
    nonisolated let id = 1
}
