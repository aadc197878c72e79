import UIKit

/// What the flow needs made. It makes nothing itself, and so it can be tried with screens of any kind.
protocol MoviesSearchFlowCoordinatorDependencies {
  func makeMoviesListViewController(actions: MoviesListViewModelActions) -> UIViewController
  func makeMovieDetailsViewController(movie: Movie) -> UIViewController
  func makeRecentQueriesViewController(didSelect: @escaping (MovieQuery) -> Void) -> UIViewController
}

/// Knows which screen comes after which. No screen knows another.
final class MoviesSearchFlowCoordinator {
  private weak var navigationController: UINavigationController?
  private let dependencies: MoviesSearchFlowCoordinatorDependencies

  init(navigationController: UINavigationController, dependencies: MoviesSearchFlowCoordinatorDependencies) {
    self.navigationController = navigationController
    self.dependencies = dependencies
  }

  /// The list keeps the coordinator by its actions; the coordinator keeps no screen.
  func start() {
    let actions = MoviesListViewModelActions(
      showMovieDetails: { self.showDetails(of: $0) },
      showRecentQueries: { self.showRecentQueries(didSelect: $0) })
    let list = dependencies.makeMoviesListViewController(actions: actions)
    navigationController?.pushViewController(list, animated: false)
  }

  private func showDetails(of movie: Movie) {
    navigationController?.pushViewController(
      dependencies.makeMovieDetailsViewController(movie: movie), animated: true)
  }

  private func showRecentQueries(didSelect: @escaping (MovieQuery) -> Void) {
    let recent = dependencies.makeRecentQueriesViewController { [weak navigationController] query in
      navigationController?.popViewController(animated: true)
      didSelect(query)
    }
    navigationController?.pushViewController(recent, animated: true)
  }
}
