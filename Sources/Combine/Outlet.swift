/// Where the values of several publishers come out as one stream. What nobody has asked for yet waits.
final class Outlet<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var ending: Subscribers.Completion<Failure>?
  private var feeds: [Feed] = []

  init(_ subscriber: AnySubscriber<Output, Failure>) { self.subscriber = subscriber }

  /// The subscriber hears of its subscription before anything else.
  func begin() { subscriber?.receive(subscription: self) }

  /// Takes what a publisher gives, until the outlet ends or the feed is cancelled: all of it, unless so much is asked for at first.
  @discardableResult
  func listen<P: Publisher>(
    to publisher: P, asking demand: Subscribers.Demand = .unlimited, value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Feed {
    let feed = Feed()
    if subscriber == nil || ending != nil { return feed }
    feeds.append(feed)
    publisher.receive(
      subscriber: AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { feed.open($0, demand) },
        receiveValue: { made in
          if feed.isOpen { value(made) }
          return .none
        },
        receiveCompletion: { [weak self] ending in
          if !feed.isOpen { return }
          feed.close()
          self?.feeds.removeAll { $0 === feed }
          completion(ending)
        }))
    return feed
  }

  func drop(_ feed: Feed) {
    feeds.removeAll { $0 === feed }
    feed.cancel()
  }

  func give(_ value: Output) {
    guard let subscriber, ending == nil else { return }
    if demand == .none || !waiting.isEmpty { return waiting.append(value) }
    demand -= 1
    demand += subscriber.receive(value)
  }

  /// Ends once all has been given; with an error at once.
  func end(_ completion: Subscribers.Completion<Failure>) {
    if ending != nil || subscriber == nil { return }
    ending = completion
    if case .failure = completion { waiting = [] }
    closeFeeds()
    endIfEmpty()
  }

  private func endIfEmpty() {
    guard let completion = ending, waiting.isEmpty, let known = subscriber else { return }
    subscriber = nil
    known.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    while demand > .none, !waiting.isEmpty, let subscriber {
      demand -= 1
      demand += subscriber.receive(waiting.removeFirst())
    }
    endIfEmpty()
  }

  func cancel() {
    subscriber = nil
    waiting = []
    closeFeeds()
  }

  private func closeFeeds() {
    let known = feeds
    feeds = []
    for feed in known { feed.cancel() }
  }
}

/// One of the publishers that an outlet listens to.
final class Feed {
  private var subscription: (any Subscription)?
  private(set) var isOpen = true

  func open(_ subscription: any Subscription, _ demand: Subscribers.Demand) {
    if !isOpen { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(demand)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func close() {
    isOpen = false
    subscription = nil
  }

  func cancel() {
    let known = subscription
    close()
    known?.cancel()
  }
}
