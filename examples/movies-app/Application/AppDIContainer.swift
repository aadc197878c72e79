import UIKit

/// The one place that knows which class stands behind which protocol.
final class AppDIContainer {
  private let moviesRepository: MoviesRepository
  private let queriesRepository: MoviesQueriesRepository = DefaultMoviesQueriesRepository()

  init(network: NetworkService) {
    moviesRepository = DefaultMoviesRepository(
      dataTransferService: DefaultDataTransferService(network: network), cache: MemoryMoviesResponseStorage())
  }

  func makeMoviesSearchFlowCoordinator(
    navigationController: UINavigationController
  ) -> MoviesSearchFlowCoordinator {
    MoviesSearchFlowCoordinator(navigationController: navigationController, dependencies: self)
  }
}

extension AppDIContainer: MoviesSearchFlowCoordinatorDependencies {
  func makeMoviesListViewController(actions: MoviesListViewModelActions) -> UIViewController {
    let useCase = DefaultSearchMoviesUseCase(movies: moviesRepository, queries: queriesRepository)
    return MoviesListViewController(
      viewModel: DefaultMoviesListViewModel(searchMovies: useCase, actions: actions))
  }

  func makeMovieDetailsViewController(movie: Movie) -> UIViewController {
    MovieDetailsViewController(viewModel: MovieDetailsViewModel(movie: movie))
  }

  func makeRecentQueriesViewController(didSelect: @escaping (MovieQuery) -> Void) -> UIViewController {
    let viewModel = RecentQueriesViewModel(
      makeUseCase: { [queriesRepository] completion in
        FetchRecentMovieQueriesUseCase(maxCount: 5, completion: completion, queries: queriesRepository)
      },
      didSelect: didSelect)
    return RecentQueriesViewController(viewModel: viewModel)
  }
}
