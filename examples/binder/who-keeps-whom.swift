// Who keeps whom: two screens that differ in one capture list, and only one of them ever says goodbye.
//
// Notice: `screen → view model → binder → closure` is a chain, and a closure that uses `self` closes the ring: the screen then keeps
// itself, and its `deinit` never runs. With `[weak self]` the chain has an end. The count at the end is what an app would have lost;
// the leak is mended by hand, by taking the listener away.

import UIKit

final class Binder<T> {
    private var listener: ((T) -> Void)?
    var value: T { didSet { listener?(value) } }

    init(_ value: T) { self.value = value }

    func bind(_ listener: @escaping (T) -> Void) {
        self.listener = listener
        listener(value)
    }

    func unbind() { listener = nil }
}

final class SearchViewModel {
    let isSearchEnabled = Binder(false)
    var searchText = "" {
        didSet { isSearchEnabled.value = searchText.count >= 3 }
    }
}

/// Counts the screens that there are, and tells of each that goes.
class SearchViewController: UIViewController {
    static var count = 0

    let viewModel = SearchViewModel()
    let button = UIButton(type: .system)
    private let name: String

    init(named name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        SearchViewController.count += 1
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    deinit {
        SearchViewController.count -= 1
        print("deinit: \(name)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle(name, for: .normal)
        view.addSubview(button)
        setupBindings()
    }

    func setupBindings() {}
}

final class LeakyViewController: SearchViewController {
    override func setupBindings() {
        viewModel.isSearchEnabled.bind { self.button.isEnabled = $0 }
    }
}

final class TidyViewController: SearchViewController {
    override func setupBindings() {
        viewModel.isSearchEnabled.bind { [weak self] in self?.button.isEnabled = $0 }
    }
}

/// Shows a screen, lets somebody type, and leaves it again. What is handed back is the view model alone, and not kept either.
func visit(_ controller: SearchViewController) -> Weak<SearchViewController> {
    let screen = show(controller)
    controller.viewModel.searchText = "minions"
    screen.refresh()
    return Weak(controller)
}

struct Weak<Object: AnyObject> {
    private(set) weak var object: Object?
    init(_ object: Object) { self.object = object }
}

let tidy = visit(TidyViewController(named: "weak self"))
print("left the first; screens in memory: \(SearchViewController.count)")

let leaky = visit(LeakyViewController(named: "strong self"))
print("left the second; screens in memory: \(SearchViewController.count)")

print("the first is \(tidy.object == nil ? "gone" : "still there"), the second is \(leaky.object == nil ? "gone" : "still there")")

// A setting of the value still reaches the screen that nobody can see.
leaky.object?.viewModel.searchText = "mi"
print("its button is \(leaky.object?.button.isEnabled == true ? "enabled" : "disabled")")

leaky.object?.viewModel.isSearchEnabled.unbind()
print("the ring is cut; screens in memory: \(SearchViewController.count)")
