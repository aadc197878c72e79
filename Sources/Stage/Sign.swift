/// The signs for the names that Apple's symbols have: one character where nearly every terminal's type has it.
enum Sign {
  /// The sign of a name; nil where there is none, and the name itself has to be shown.
  static func named(_ name: String) -> Character? {
    if let sign = signs[name] { return sign }
    // `bell.fill`, `bell.circle`, `bell.badge`: the same thing, drawn in another way.
    guard let dot = name.lastIndex(of: "."), variants.contains(String(name[name.index(after: dot)...])) else {
      return nil
    }
    return named(String(name[..<dot]))
  }

  private static let variants: Set<String> = ["fill", "circle", "square", "rectangle", "slash", "badge"]

  private static let signs: [String: Character] = [
    "star": "☆", "star.fill": "★", "heart": "♡", "heart.fill": "♥", "gear": "⚙", "gearshape": "⚙", "trash": "🗑",
    "plus": "+", "minus": "−", "multiply": "×", "divide": "÷", "equal": "=", "percent": "%", "number": "#",
    "person": "👤", "person.2": "👥", "person.3": "👥", "bell": "🔔", "bell.slash": "🔕", "house": "⌂",
    "magnifyingglass": "🔍", "checkmark": "✓", "xmark": "✕", "pencil": "✎", "square.and.pencil": "✎",
    "envelope": "✉", "phone": "☎", "paperplane": "➤", "location": "➤", "flag": "⚐", "flag.fill": "⚑",
    "circle": "○", "circle.fill": "●", "square": "□", "square.fill": "■", "triangle": "△", "triangle.fill": "▲",
    "diamond": "◇", "diamond.fill": "◆", "sun.max": "☀", "sun.min": "☀", "moon": "☾", "cloud": "☁", "bolt": "⚡",
    "flame": "🔥", "snowflake": "❄", "drop": "💧", "leaf": "🍃", "lock": "🔒", "lock.open": "🔓", "key": "🔑",
    "camera": "📷", "photo": "▧", "video": "📹", "mic": "🎤", "music.note": "♪", "speaker": "🔈",
    "speaker.wave.2": "🔊", "play": "▶", "pause": "⏸", "stop": "■", "book": "📖", "bookmark": "🔖", "calendar": "📅",
    "clock": "🕑", "alarm": "⏰", "timer": "⏱", "cart": "🛒", "bag": "👜", "creditcard": "💳", "gift": "🎁", "tag": "🏷",
    "folder": "📁", "doc": "📄", "doc.text": "📄", "paperclip": "📎", "link": "🔗", "globe": "🌐", "map": "🗺",
    "car": "🚗", "airplane": "✈", "bicycle": "🚲", "gamecontroller": "🎮", "trophy": "🏆", "crown": "👑", "eye": "👁",
    "hand.thumbsup": "👍", "hand.thumbsdown": "👎", "lightbulb": "💡", "hammer": "🔨", "wrench": "🔧",
    "scissors": "✂", "wand.and.stars": "✨", "sparkles": "✨", "ellipsis": "…", "list.bullet": "≡",
    "line.3.horizontal": "≡", "info": "ⓘ", "info.circle": "ⓘ", "questionmark": "?", "exclamationmark": "!",
    "exclamationmark.triangle": "⚠", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑", "arrow.down": "↓",
    "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.up.arrow.down": "⇅", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "chevron.down": "⌄", "square.and.arrow.up": "⇪", "power": "⏻",
  ]
}
