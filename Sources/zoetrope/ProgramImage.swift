import CHeap

/// What has become of the library that is kept behind the program, read and checked as far as scripts are known to ask for it. Without
/// it everything is the same, but starts later.
enum ProgramImage {
  case there
  /// The build never had one.
  case none
  /// Cut off.
  case lost
  /// Not what was put there, and why.
  case unfit(fault: String)
  /// The program can't read its own file.
  case outOfReach
  /// Its place in memory can't be had.
  case withoutRoom

  static var ofThisProcess: ProgramImage {
    switch zoetrope_image() {
    case zoetrope_image_there: .there
    case zoetrope_image_lost: .lost
    case zoetrope_image_unfit: .unfit(fault: zoetrope_image_fault().map { String(cString: $0) } ?? "")
    case zoetrope_image_out_of_reach: .outOfReach
    case zoetrope_image_without_room: .withoutRoom
    default: .none
    }
  }

  static let remedy = "build or copy the program anew; until then scripts run as they should, but start later"

  /// How it is, and what to do where it could be better.
  var lines: [String] {
    switch self {
    case .there: ["there: what most scripts ask of the library is read and checked already"]
    case .none: ["none in this build, so scripts start later; `scripts/setup` makes a build with one"]
    case .lost:
      [
        "lost: what stood behind the program in its file was cut off, as `strip` and `objcopy` do",
        "scripts run as they should, but start later; to get it back, install or copy the program anew,",
        "or have it made in another file: ZOETROPE_STORE_IMAGE=zoetrope.new zoetrope",
      ]
    case .unfit(let fault): ["not used: \(fault)", ProgramImage.remedy]
    case .outOfReach:
      [
        "not used: the program can't read its own file, as there is no /proc here",
        "scripts run as they should, but start later; to get it back, mount /proc",
      ]
    case .withoutRoom:
      [
        "not used: the memory for it can't be had",
        "scripts run as they should, but start later; to get it back, let the program have more of it (ulimit -v)",
      ]
    }
  }
}
