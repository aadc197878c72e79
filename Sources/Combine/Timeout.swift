extension Publishers {
  /// Ends where no value has come for so long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// What it ends with; without it, as if all had come.
    public let customError: (() -> Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet(AnySubscriber(subscriber))
      var count = 0
      func wait() {
        count += 1
        let own = count
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          if own != count { return }
          if let customError { outlet.end(.failure(customError())) } else { outlet.end(.finished) }
        }
      }
      outlet.begin()
      wait()
      outlet.listen(
        to: upstream,
        value: { value in
          wait()
          outlet.give(value)
        },
        completion: { completion in
          count += 1
          outlet.end(completion)
        })
    }
  }
}

extension Publisher {
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
  }
}
