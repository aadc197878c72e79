// Notice: a `weak` delegate needs a trait bound to AnyObject; defaults make its methods optional in practice.
protocol PlayerDelegate: AnyObject {
  var name: String { get }
  func playerDidStart(_ player: Player)
  func player(_ player: Player, didReach second: Int)
  func playerShouldStop(_ player: Player, at second: Int) -> Bool
}
extension PlayerDelegate {
  var name: String { "\(type(of: self))" }
  func playerDidStart(_ player: Player) { print("(\(name) says nothing)") }
  func player(_ player: Player, didReach second: Int) {}
  func playerShouldStop(_ player: Player, at second: Int) -> Bool { second >= 3 }
}

final class Player {
  weak var delegate: (any PlayerDelegate)?
  let song: String
  init(song: String) { self.song = song }
  func play() {
    delegate?.playerDidStart(self)
    var second = 0
    while delegate?.playerShouldStop(self, at: second) == false {
      second += 1
      delegate?.player(self, didReach: second)
    }
    print("stopped \(song) after \(second)")
  }
}

final class SilentDelegate: PlayerDelegate {}
class Screen: PlayerDelegate {
  var log: [String] = []
  func playerDidStart(_ player: Player) { log.append("start \(player.song)") }
  func player(_ player: Player, didReach second: Int) { log.append("\(second)s") }
  deinit { print("screen gone") }
}
final class ShortScreen: Screen {
  // The base took the default here, so this is never asked through the trait.
  func playerShouldStop(_ player: Player, at second: Int) -> Bool { true }
  // This one overrides.
  override func player(_ player: Player, didReach second: Int) { log.append("short \(second)") }
}

let player = Player(song: "Waltz")
player.play()
let silent = SilentDelegate()
player.delegate = silent
player.play()

// A strong reference keeps the screen; without it the weak one is nil again.
var screen: Screen? = Screen()
player.delegate = screen
player.play()
print(screen!.log)
screen = nil
print(player.delegate == nil)
player.play()

screen = ShortScreen()
player.delegate = screen
player.play()
print(screen!.log, player.delegate === screen, player.delegate?.name ?? "-")

// Identity is there for the asking, because the trait is bound to classes.
func isSame(_ a: any PlayerDelegate, _ b: any PlayerDelegate) -> Bool { a === b }
print(isSame(silent, silent), isSame(silent, SilentDelegate()))
extension PlayerDelegate where Self: Screen { func clear() -> Int { defer { log = [] }; return log.count } }
print(screen!.clear(), screen!.log.isEmpty)
