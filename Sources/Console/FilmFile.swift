import Film
import Glibc

/// Where a film goes, in the form that the ending of its name says.
public struct FilmFile {
  private enum Form {
    case svg, html, markdown, text
  }

  public let path: String
  private let form: Form
  /// A picture plays by itself.
  public var isMoving = false
  public var isPicture: Bool { form == .svg }

  /// As many frames as a page or a picture can hold, and a text.
  private static let mostFrames = 240
  private static let mostTextFrames = 2_000
  public static let endings = ".svg, .html, .md or .txt"

  /// - Parameter path: `-` is standard output, which takes text. Nil where the ending says nothing.
  public init?(_ path: String) {
    self.path = path
    let name = path.split(separator: "/").last ?? ""
    let ending = name.contains(".") ? name.split(separator: ".", omittingEmptySubsequences: false).last ?? "" : ""
    switch ending.lowercased() {
    case "svg": form = .svg
    case "html", "htm": form = .html
    case "md", "markdown": form = .markdown
    case "txt", "text": form = .text
    default:
      guard path == "-" else { return nil }
      form = .text
    }
  }

  public var isStandardOutput: Bool { path == "-" }

  /// As much of a film as such a file holds.
  public func part(of film: Film) -> Film {
    film.shortened(to: form == .svg || form == .html ? FilmFile.mostFrames : FilmFile.mostTextFrames)
  }

  /// What is written.
  ///
  /// - Parameter folder: where the script is, and perhaps its images.
  public func content(of film: Film, imagesIn folder: String, width: Int, ascii: Bool) -> String {
    let film = part(of: film)
    switch form {
    case .svg:
      let album = FilmFile.album(of: film, folder)
      return isMoving ? film.movingSVG(album) : film.svg(album)
    case .html: return film.html(FilmFile.album(of: film, folder))
    case .markdown: return film.markdown(width: width, ascii: ascii)
    case .text: return film.text(width: width, ascii: ascii)
    }
  }

  /// The folder of a script, for its images.
  public static func folder(of script: String) -> String {
    script == "-" ? "." : ScriptFile.isFolder(script) ? script : OutputFile.folder(of: script)
  }

  private static let mostImageBytes = 8 << 20

  /// Once there are too many, the rest are shown by their names.
  private static func album(of film: Film, _ folder: String) -> Album {
    var pictures: [String: Picture] = [:]
    var bytes = 0
    for name in film.imageNames.sorted() {
      for file in ImageFile.all(named: name, in: folder) {
        guard bytes + file.count <= mostImageBytes, let picture = Picture(file) else { continue }
        bytes += file.count
        pictures[name] = picture
        break
      }
    }
    return Album(pictures)
  }
}
