/// How far an image from somewhere else has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// An image from somewhere else. A terminal shows its name, and that is there at once.
public struct AsyncImage<Content: View>: View {
  private let content: () -> Content

  init(_ content: @escaping () -> Content) { self.content = content }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = { content(phase(of: url)) }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = {
      guard let image = phase(of: url).image else { return _ConditionalContent(.second(placeholder())) }
      return _ConditionalContent(.first(content(image)))
    }
  }

  public var body: Never { neverAsked() }
  public func _drawn(in place: _Place) -> [ScreenElement] { content()._drawn(in: place.inner("image")) }
}

extension AsyncImage where Content == Image? {
  public init(url: URL?, scale: CGFloat = 1) { self.init { phase(of: url).image } }
}

private func phase(of url: URL?) -> AsyncImagePhase {
  guard let url else { return .empty }
  let name = url.lastPathComponent
  return .success(Image(name.isEmpty || name == "/" ? url.absoluteString : name))
}
