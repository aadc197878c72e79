import UIKit

class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRows section: Int) -> Int { 1 } // error: call it `tableView(_:numberOfRowsInSection:)`
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class Bare: UITableViewDataSource { // error: inherit from `NSObject`
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

class Screen1: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubView(UILabel()) // error: did you mean `addSubview`
    }

    override func viewDidAppear() {} // error: override func viewDidAppear(_ animated: Bool)
    override func viewDidLoaded() {} // error: did you mean `viewDidLoad`
}

class Screen2: UIViewController {
    var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = 3 // error: cannot assign value of type `Int` to type `String`
        view.addSubview("label") // error: expected argument type `UIView`
    }
}

show(Screen2) // error: `Screen2()` makes a value of it
