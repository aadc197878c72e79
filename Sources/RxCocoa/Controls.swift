import RxRelay
import RxSharing
import RxSwift
import UIKit

/// What happens to a control.
public protocol ControlEventType: ObservableType {
  func asControlEvent() -> ControlEvent<Element>
}

public struct ControlEvent<PropertyType>: ControlEventType {
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  public init<Events: ObservableType>(events: Events) where Events.Element == Element {
    self.events = events.asObservable()
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    events.subscribe(observer)
  }

  public func asObservable() -> Observable<Element> { events }
  public func asControlEvent() -> ControlEvent<Element> { self }
  public func asDriver() -> Driver<Element> { Driver._sharing(events) }
  public func asSignal() -> Signal<Element> { Signal._sharing(events) }
}

/// What a control shows, set by hand and by what it is bound to.
public protocol ControlPropertyType: ObservableType, ObserverType {
  func asControlProperty() -> ControlProperty<Element>
}

public struct ControlProperty<PropertyType>: ControlPropertyType {
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let sink: AnyObserver<PropertyType>

  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == Element, Sink.Element == Element {
    self.values = values.asObservable()
    sink = AnyObserver(valueSink)
  }

  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// What is set by hand, without the value there is at first.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  public func asObservable() -> Observable<Element> { values }
  public func asControlProperty() -> ControlProperty<Element> { self }
  public func asDriver() -> Driver<Element> { Driver._sharing(values) }

  public func on(_ event: Event<Element>) {
    switch event {
    case .error(let error): fatalError("Binding error: \(error)")
    case .next: sink.on(event)
    case .completed: sink.on(event)
    }
  }
}

extension ControlPropertyType where Element == String? {
  /// No text is an empty one.
  public var orEmpty: ControlProperty<String> {
    let original = asControlProperty()
    let values = original.asObservable().map { $0 ?? "" }
    return ControlProperty(values: values, valueSink: original.mapObserver { (text: String) in text as String? })
  }
}

extension NSObject: ReactiveCompatible {}

extension Reactive where Base: UIControl {
  public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
    let control = base
    let source: Observable<Void> = Observable.create { observer in
      let action = UIAction { _ in observer.onNext(()) }
      control.addAction(action, for: controlEvents)
      return Disposables.create(with: { control.removeAction(action, for: controlEvents) })
    }
    return ControlEvent(events: source)
  }

  /// What the control shows: now, and after each of these events.
  public func controlProperty<T>(
    editingEvents: UIControl.Event, getter: @escaping (Base) -> T, setter: @escaping (Base, T) -> Void
  ) -> ControlProperty<T> {
    let control = base
    let source: Observable<T> = Observable.create { observer in
      observer.onNext(getter(control))
      let action = UIAction { _ in observer.onNext(getter(control)) }
      control.addAction(action, for: editingEvents)
      return Disposables.create(with: { control.removeAction(action, for: editingEvents) })
    }
    return ControlProperty(values: source, valueSink: Binder(control, binding: setter))
  }
}

extension Reactive where Base: UIButton {
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  public func title(for controlState: UIControl.State = .normal) -> Binder<String?> {
    Binder(base) { button, title in button.setTitle(title, for: controlState) }
  }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> { value }

  public var value: ControlProperty<String?> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.text
    } setter: { field, value in
      if field.text != value { field.text = value }
    }
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> { value }

  public var value: ControlProperty<Bool> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.isOn
    } setter: {
      $0.isOn = $1
    }
  }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.value
    } setter: {
      $0.value = $1
    }
  }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  public var value: ControlProperty<Int> {
    controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) {
      $0.selectedSegmentIndex
    } setter: {
      $0.selectedSegmentIndex = $1
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isActive in
      if isActive { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}

extension Reactive where Base: UIGestureRecognizer {
  /// The recognizer itself, each time that it has seen its gesture.
  public var event: ControlEvent<Base> {
    let recognizer = base
    let source: Observable<Base> = Observable.create { observer in
      let target = GestureTarget<Base> { observer.onNext($0) }
      recognizer.addTarget(target, action: target.selector)
      // A recognizer does not keep its targets; who has subscribed keeps this one.
      return Disposables.create(with: { recognizer.removeTarget(target, action: target.selector) })
    }
    return ControlEvent(events: source)
  }
}

/// Hears of a recognizer.
private final class GestureTarget<Recognizer: UIGestureRecognizer>: NSObject {
  private let handler: (Recognizer) -> Void

  init(_ handler: @escaping (Recognizer) -> Void) { self.handler = handler }

  var selector: Selector { _selector("recognized:", GestureTarget.recognized) }
  private func recognized(_ recognizer: Recognizer) { handler(recognizer) }
}
