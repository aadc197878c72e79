// RxCocoa: drivers, signals, relays, and controls as what can be listened to and bound to.
import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let relay = BehaviorRelay(value: 1)
let driver = relay.asDriver().map { $0 * 2 }.distinctUntilChanged()
driver.drive(onNext: { print("drive", $0) }).disposed(by: bag)
relay.accept(1)
relay.accept(2)
print(relay.value)

let taps = PublishRelay<String>()
let signal: Signal<String> = taps.asSignal()
signal.emit(onNext: { print("emit", $0) }).disposed(by: bag)
taps.accept("a")

Driver.combineLatest(driver, Driver.just("x")) { "\($0)\($1)" }.drive(onNext: { print($0) }).disposed(by: bag)
Driver.zip(Driver.of(1, 2), Driver.of("a", "b")).drive(onNext: { print($0.0, $0.1) }).disposed(by: bag)
Observable<Int>.error(RxError.timeout).asDriver(onErrorJustReturn: -1).drive(onNext: { print("error", $0) })
  .disposed(by: bag)

let field = UITextField()
let label = UILabel()
let button = UIButton(type: .system)
let onOff = UISwitch()
let wait = UIActivityIndicatorView(style: .medium)
button.setTitle("Save", for: .normal)
field.placeholder = "Name"

field.rx.text.orEmpty.map { "\($0.count) letters" }.bind(to: label.rx.text).disposed(by: bag)
field.rx.text.orEmpty.map { $0.count > 2 }.bind(to: button.rx.isEnabled).disposed(by: bag)
button.rx.tap.withLatestFrom(field.rx.text.orEmpty).subscribe(onNext: { print("saved", $0) }).disposed(by: bag)
onOff.rx.isOn.changed.subscribe(onNext: { print("is on", $0) }).disposed(by: bag)
onOff.rx.isOn.asDriver().drive(wait.rx.isAnimating).disposed(by: bag)
onOff.rx.isOn.map { !$0 }.bind(to: label.rx.isHidden).disposed(by: bag)
relay.asDriver().map { "relay \($0)" }.drive(field.rx.text).disposed(by: bag)

let controller = UIViewController()
let stack = UIStackView(arrangedSubviews: [field, label, button, onOff, wait])
stack.axis = .vertical
controller.view.addSubview(stack)
let screen = show(controller)
screen.type("Ad", into: "Name")
screen.tap("Save")
screen.type("Ada", into: "Name")
screen.tap("Save")
