import UIKit

// A class that inherits from what is not built: what it would have from there is not told as missing.

class Grid: UICollectionViewController {  // error(zoetrope): does not support
  var items = ["a"]
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.reloadData()
    title = "Grid"
  }
}

class Wide: Grid {
  override var prefersStatusBarHidden: Bool { true }
}

extension Wide {
  func reload() { collectionView.reloadData() }
}

let grid = Grid()
grid.viewDidLoad()
let wide: UIViewController = Wide()
let wrong: Int = "a"  // error: cannot convert
