import ReactiveSwift
import UIKit

/// What a module adds to a type in terms of signals: `value.reactive`.
public struct Reactive<Base> {
  public let base: Base

  fileprivate init(_ base: Base) { self.base = base }
}

public protocol ReactiveExtensionsProvider {}

extension ReactiveExtensionsProvider {
  public var reactive: Reactive<Self> { Reactive(self) }
}

extension NSObject: ReactiveExtensionsProvider {}

extension Reactive where Base: NSObject {
  /// A property of an object as what can be bound to.
  public func makeBindingTarget<Value>(_ action: @escaping (Base, Value) -> Void) -> BindingTarget<Value> {
    let (lifetime, token) = Lifetime.make()
    return BindingTarget(lifetime: lifetime) { [weak base] value in
      _ = token
      if let base { action(base, value) }
    }
  }
}

extension Reactive where Base: UIView {
  public var isHidden: BindingTarget<Bool> { makeBindingTarget { $0.isHidden = $1 } }
  public var alpha: BindingTarget<CGFloat> { makeBindingTarget { $0.alpha = $1 } }
}

extension Reactive where Base: UILabel {
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }
  public var textColor: BindingTarget<UIColor> { makeBindingTarget { $0.textColor = $1 } }
}

extension Reactive where Base: UIControl {
  public func controlEvents(_ controlEvents: UIControl.Event) -> Signal<Base, Never> {
    Signal { observer, lifetime in
      let control = base
      let action = UIAction { [weak control] _ in if let control { observer.send(value: control) } }
      control.addAction(action, for: controlEvents)
      lifetime.observeEnded { [weak control] in control?.removeAction(action, for: controlEvents) }
    }
  }

  public var isEnabled: BindingTarget<Bool> { makeBindingTarget { $0.isEnabled = $1 } }
  public var isSelected: BindingTarget<Bool> { makeBindingTarget { $0.isSelected = $1 } }
}

extension Reactive where Base: UITextField {
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }
  public var textValues: Signal<String, Never> {
    controlEvents([.editingDidEnd, .editingDidEndOnExit]).map { $0.text ?? "" }
  }
  public var continuousTextValues: Signal<String, Never> { controlEvents(.allEditingEvents).map { $0.text ?? "" } }
}

extension Reactive where Base: UISwitch {
  public var isOn: BindingTarget<Bool> { makeBindingTarget { $0.isOn = $1 } }
  public var isOnValues: Signal<Bool, Never> { controlEvents(.valueChanged).map { $0.isOn } }
}

extension Reactive where Base: UISlider {
  public var value: BindingTarget<Float> { makeBindingTarget { $0.value = $1 } }
  public var values: Signal<Float, Never> { controlEvents(.valueChanged).map { $0.value } }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: BindingTarget<Int> { makeBindingTarget { $0.selectedSegmentIndex = $1 } }
  public var selectedSegmentIndexes: Signal<Int, Never> {
    controlEvents(.valueChanged).map { $0.selectedSegmentIndex }
  }
}

extension Reactive where Base: UIButton {
  public var title: BindingTarget<String> { makeBindingTarget { $0.setTitle($1, for: .normal) } }
}

extension Reactive where Base: UIActivityIndicatorView {
  public var isAnimating: BindingTarget<Bool> {
    makeBindingTarget { if $1 { $0.startAnimating() } else { $0.stopAnimating() } }
  }
}
