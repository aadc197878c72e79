import UIKit

// A class that inherits from what is not built: what it would have from there is not told as missing.

class Book: UIVideoEditorController {  // error(zoetrope): does not support
  var items = ["a"]
  override func viewDidLoad() {
    super.viewDidLoad()
    print(videoPath)
    title = "Book"
  }
}

class Wide: Book {
  override var prefersStatusBarHidden: Bool { true }
}

extension Wide {
  func reload() { print(videoPath) }
}

let book = Book()
book.viewDidLoad()
let wide: UIViewController = Wide()
let wrong: Int = "a"  // error: cannot convert
