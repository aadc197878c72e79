import UIKit

struct MovieDetailsViewModel {
  let title: String
  let overview: String

  init(movie: Movie) {
    title = movie.title
    overview = movie.overview
  }
}

final class MovieDetailsViewController: UIViewController {
  private let viewModel: MovieDetailsViewModel
  private let overviewLabel = UILabel()

  init(viewModel: MovieDetailsViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    overviewLabel.text = viewModel.overview
    overviewLabel.numberOfLines = 0
    view.addSubview(overviewLabel)
    addBehaviors([DiaryBehavior()])
  }
}
