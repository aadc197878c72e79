// The compiled UIKit has this file too, by a link: what Foundation's own classes do with selectors where there are any.

/// Who is to be told by a method. It is not kept.
private struct SelectorObserver {
  weak var observer: AnyObject?
  let name: NSNotification.Name?
  let sender: AnyObject?
  let token: any NSObjectProtocol
}

private final class SelectorObservers {
  static let all = SelectorObservers()
  var entries: [SelectorObserver] = []
}

extension NotificationCenter {
  /// Calls the observer's method, as long as there is the observer.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    let token = addObserver(forName: aName, object: anObject, queue: nil) { [weak object] notification in
      if let object { aSelector._perform(on: object, with: [notification]) }
    }
    let sender = anObject.map { $0 as AnyObject }
    drop { $0.observer == nil }
    SelectorObservers.all.entries.append(
      SelectorObserver(observer: object, name: aName, sender: sender, token: token))
  }

  public func removeObserver(_ observer: NSObject) {
    drop { $0.observer === observer }
    removeObserver(observer as Any)
  }

  public func removeObserver(
    _ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let sender = anObject.map { $0 as AnyObject }
    drop {
      $0.observer === observer && (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
    }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  private func drop(where isMeant: (SelectorObserver) -> Bool) {
    let dropped = SelectorObservers.all.entries.filter(isMeant)
    if dropped.isEmpty { return }
    SelectorObservers.all.entries.removeAll(where: isMeant)
    for entry in dropped { removeObserver(entry.token as Any) }
  }
}

extension Timer {
  /// Calls the target's method with the timer. The target is kept while the timer is.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let target = aTarget as AnyObject
    return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { aSelector._perform(on: target, with: [$0]) }
  }

  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(timeInterval: ti, repeats: yesOrNo) { aSelector._perform(on: target, with: [$0]) }
  }
}

extension NSObject {
  /// Calls the method once when the time has gone by.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let target = self as AnyObject
    _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
      aSelector._perform(on: target, with: [anArgument])
    }
  }
}
