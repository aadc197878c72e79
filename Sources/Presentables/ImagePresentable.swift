/// Something with an image. A terminal shows its name, in a frame.
public protocol ImagePresentable {
  var imageName: String { get }
}

extension ImagePresentable {
  /// The image that this trait puts into a cell.
  public var imagePiece: Piece { .image(imageName) }
}
