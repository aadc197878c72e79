// Taps that a recognizer has seen, as a stream.
import RxCocoa
import RxSwift
import UIKit

final class Form: UIViewController {
  let field = UITextField()
  let picture = UILabel()
  let pictureTap = UITapGestureRecognizer()
  private var disposeBag = DisposeBag()

  deinit { print("the form is gone") }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    picture.text = "a picture"
    picture.isUserInteractionEnabled = true
    picture.addGestureRecognizer(pictureTap)
    view.addSubview(field)
    view.addSubview(picture)

    field.rx.controlEvent(.editingDidBegin).subscribe(onNext: { print("begins") }).disposed(by: disposeBag)
    field.rx.controlEvent(.editingDidEnd).subscribe(onNext: { print("ends") }).disposed(by: disposeBag)

    pictureTap.rx.event
      .subscribe(
        onNext: { [unowned self] tap in
          print("picture:", tap === pictureTap, tap.view === picture, tap.state == .ended)
        },
        onDisposed: { print("no more taps") }
      )
      .disposed(by: disposeBag)

    let tapBackground = UITapGestureRecognizer()
    tapBackground.rx.event
      .map { $0.numberOfTapsRequired }
      .subscribe(onNext: { [weak self] taps in
        print("background:", taps)
        self?.view.endEditing(true)
      })
      .disposed(by: disposeBag)
    view.addGestureRecognizer(tapBackground)
  }

  func stopListening() { disposeBag = DisposeBag() }
}

do {
  let form = Form()
  let screen = show(form)
  form.field.becomeFirstResponder()
  screen.tap("background")
  print(form.field.isFirstResponder)
  screen.tap("a picture")
  let twice = form.pictureTap.rx.event.subscribe(onNext: { _ in print("heard too") })
  screen.tap("a picture")
  twice.dispose()
  form.stopListening()
  screen.tap("a picture")
}
print("end")
