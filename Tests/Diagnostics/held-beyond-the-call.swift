func keeps(_ body: @escaping () -> Void) { body() }
func held(_ body: () -> Void) -> () -> Void {
  let held = body
  held()
  keeps(held)  // error: non-escaping parameter `held` may not be kept beyond the call: it would escape
  return held  // error: non-escaping parameter `held` may not be kept beyond the call: it would escape
}
