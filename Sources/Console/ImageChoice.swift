import Stage

/// How images are shown: as the terminal is known to show them, in one of the ways that there are, or by their names.
public enum ImageChoice: String, CaseIterable {
  case auto, kitty, iterm, sixel, off

  /// From now on the stage shows those beside a script.
  public func apply(to folder: String) {
    StageSettings.standard.pictures =
      switch self {
      case .auto: Stream.output.isTerminal ? PictureProtocol.known(environment) : nil
      case .off: nil
      default: PictureProtocol(rawValue: rawValue)
      }
    StageSettings.imageFiles = { name in AnySequence(ImageFile.all(named: name, in: folder)) }
  }
}
