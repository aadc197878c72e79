/// What drawings are to be seen on.
public enum Theme: String, CaseIterable, Sendable {
  /// A terminal with a dark background, and one with a light background.
  case dark, light
  /// A wall in a room that is not dark: nothing dim, strong colours, and their names beside them.
  case projector
  /// As in a file: no escapes at all.
  case plain
}

extension Theme {
  /// The brightness that text may have on a background, from 0 to 255.
  ///
  /// - Parameter isGroundLight: nil where nothing is known of it: then it has to do on both.
  func brightness(isGroundLight: Bool?) -> ClosedRange<Int> {
    switch (self, isGroundLight) {
    case (.light, _): 0...100
    case (.dark, _), (.plain, _): 90...255
    case (.projector, true?): 0...80
    case (.projector, false?): 130...255
    case (.projector, nil): 95...105
    }
  }
}
