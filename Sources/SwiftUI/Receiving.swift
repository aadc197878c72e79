extension View {
  /// Runs an action with every value that a publisher gives while the view is there.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    _Modified(
      content: self,
      drawing: { elements, place in
        let graph = place.graph
        let reception = graph.kept(Reception<P.Output>(), at: place.path + "/receive")
        reception.action = action
        if reception.subscription == nil {
          reception.subscription = publisher.sink { [weak reception, weak graph] value in
            let take = { reception?.action?(value) }
            // What comes at once comes in the middle of a frame.
            if let graph, graph.isDrawing { graph.afterwards { _ = take() } } else { _ = take() }
          }
        }
        return elements
      })
  }
}

private final class Reception<Value> {
  var action: ((Value) -> Void)?
  var subscription: AnyCancellable?
}
