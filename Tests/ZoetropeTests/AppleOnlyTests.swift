import Testing

/// What only Apple's systems have, so that no program compiled here could say what comes out: by what its documentation says.
@Suite struct AppleOnlyTests {
  private let folder = TemporaryFolder()

  private func said(_ script: String) -> String { zoetrope(folder.file("script.swift", script)).everything }

  @Test func anExtensionOverridesWhatAClassInherits() {
    #expect(
      said(
        """
        import UIKit
        extension UINavigationController {
          open override func viewDidLoad() { super.viewDidLoad(); print("navigation") }
        }
        class Own: UINavigationController { override func viewDidLoad() { super.viewDidLoad(); print("own") } }
        UINavigationController(rootViewController: UIViewController()).loadViewIfNeeded()
        let controller: UIViewController = Own(rootViewController: UIViewController())
        controller.loadViewIfNeeded()
        UIViewController().loadViewIfNeeded()
        """) == "navigation\nnavigation\nown\n")
  }

  @Test func everyErrorIsCaughtAsAnObject() {
    #expect(
      said(
        """
        import UIKit
        struct E: Error {}
        func fail(_ n: Int) throws {
          if n == 0 { throw NSError(domain: "mine", code: 7) }
          if n == 1 { throw E() }
        }
        func save(_ n: Int) {
          do { try fail(n); print("fine") }
          catch let error as NSError where error.code == 7 { print("seven") }
          catch let error as NSError { print(error.domain, error.code) }
        }
        for n in 0...2 { save(n) }
        for n in 0...2 { do { try fail(n) } catch is NSError { print("object") } }
        """) == "seven\nmain.E 1\nfine\nobject\nobject\n")
  }

  @Test func aClassMayLeaveOutWhatIsOptional() {
    #expect(
      said(
        """
        import UIKit
        @objc protocol ListDelegate: NSObjectProtocol {
          func count(in list: List) -> Int
          @objc optional func list(_ list: List, didSelect index: Int)
          @objc optional func list(_ list: List, titleFor index: Int) -> String?
          @objc optional var header: String { get }
        }
        class List: NSObject {
          weak var delegate: ListDelegate?
          func run() {
            delegate?.list?(self, didSelect: delegate?.count(in: self) ?? 0)
            if let title = delegate?.list?(self, titleFor: 1) { print("title", title) }
            print(delegate?.header ?? "no header", delegate?.list(_:titleFor:) == nil)
            print(delegate?.responds(to: #selector(ListDelegate.list(_:didSelect:))) == true)
          }
        }
        class Short: NSObject, ListDelegate {
          func count(in list: List) -> Int { 2 }
          func list(_ list: List, didSelect index: Int) { print("selected", index) }
        }
        class Longer: Short {
          override func count(in list: List) -> Int { 3 }
          override func list(_ list: List, didSelect index: Int) { print("longer"); super.list(list, didSelect: index) }
        }
        final class Full: NSObject, ListDelegate {
          let header = "Header"
          func count(in list: List) -> Int { 1 }
          func list(_ list: List, titleFor index: Int) -> String? { index == 0 ? nil : "x" }
        }
        func header<D: ListDelegate>(of delegate: D) -> String? { delegate.header }
        let list = List()
        for delegate: ListDelegate in [Short(), Longer(), Full()] as [ListDelegate] {
          list.delegate = delegate
          list.run()
        }
        print(header(of: Short()) as Any, header(of: Full()) as Any)
        """) == """
          selected 2
          no header true
          true
          longer
          selected 3
          no header true
          true
          title x
          Header false
          false
          nil Optional("Header")

          """)
  }

  /// What UIKit's protocols leave optional has a default in the library; a script sees it as the optional that it is.
  @Test func whatUIKitLeavesOptionalIsAskedForAsThat() {
    #expect(
      said(
        """
        import UIKit
        class Field: UITextField {
          func ask() {
            delegate?.textFieldDidBeginEditing?(self)
            print(delegate?.textFieldShouldReturn?(self) as Any, delegate?.textFieldShouldClear?(self) ?? true)
          }
        }
        class Closed: NSObject, UITextFieldDelegate {
          func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
        }
        let field = Field(), closed = Closed()
        field.ask()
        field.delegate = closed
        field.ask()
        class Forwarding: NSObject, UITableViewDelegate {
          weak var next: UITableViewDelegate?
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            next?.tableView?(tableView, didSelectRowAt: indexPath)
            print(next?.responds(to: #selector(tableView(_:didSelectRowAt:))) as Any)
          }
        }
        Forwarding().tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
        print(UIApplication.shared.delegate?.window??.rootViewController as Any)
        """) == "nil true\nOptional(false) true\nnil\nnil\n")
  }

  /// Objective-C asks any class for its initialisers; one that has not taken over what is asked for stops.
  @Test func anInitializerOfObjectiveCIsAskedOfAnyClass() {
    let script = """
      import UIKit
      class Screen<V: UIView>: UIViewController { override func loadView() { view = V() } }
      class Card: UIView {
        var title = "card"
        override init(frame: CGRect) { super.init(frame: frame); title = "framed" }
        required init?(coder: NSCoder) { fatalError() }
      }
      print((Screen<Card>().view as? Card)?.title ?? "-")
      for type in [UIViewController.self, UINavigationController.self] as [UIViewController.Type] {
        print(Swift.type(of: type.init(nibName: nil, bundle: nil)))
      }
      class Lacking: UIView {
        let name: String
        init(name: String) { self.name = name; super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      func make<V: UIView>(_ type: V.Type) -> V { V(frame: .zero) }
      print(make(Lacking.self).name)
      """
    let finished = zoetrope(folder.file("initializers.swift", script))
    #expect(finished.output == "framed\nUIViewController\nUINavigationController\n")
    #expect(finished.everything.contains("use of unimplemented initializer 'init(frame:)' for class 'main.Lacking'"))
  }

  @Test func anAppHasADelegate() {
    let words = said(
      """
      import SwiftUI
      class Delegate: NSObject, UIApplicationDelegate {
        var token = "none"
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
          token = "launched"
          return true
        }
      }
      @main struct Main: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { Text(delegate.token) } }
      }
      """)
    #expect(words.contains("launched"))
  }

  /// A module that is not built is told of once, and not again by each name that it may have.
  @Test func whatALackingModuleMayHaveIsNotToldByName() {
    let words = said(
      """
      import UIKit
      import MapKit
      class Places: UIViewController, MKMapViewDelegate {
        let map = MKMapView()
        override func viewDidLoad() { super.viewDidLoad(); map.delegate = self; view.addSubview(map) }
        func centre(_ place: CLLocationCoordinate2D) {
          map.setRegion(MKCoordinateRegion(center: place, latitudinalMeters: 10, longitudinalMeters: 10), animated: true)
        }
      }
      """)
    #expect(words.contains("does not support `import MapKit`"))
    #expect(!words.contains("MKMapView") && !words.contains("cannot find"))
  }

  @Test func propertiesAreObservedByKeyPath() {
    #expect(
      said(
        """
        import UIKit
        final class Model: NSObject {
          @objc dynamic var name = "a"
          @objc dynamic var age = 3 { didSet { print("set") } }
          var other = 0
        }
        let model = Model()
        let token = model.observe(\\.name, options: [.old, .new]) { model, change in
          print(change.oldValue ?? "-", change.newValue ?? "-", model.age)
        }
        var ages: NSKeyValueObservation? = model.observe(\\.age, options: [.initial, .new]) { print($1.newValue ?? -1) }
        model.name = "b"
        model.age = 4
        model.other = 1
        token.invalidate()
        model.name = "c"
        ages = nil
        model.age = 5
        """) == "3\na b 3\nset\n4\nset\n")
  }

  @Test func spansOfTime() {
    #expect(
      said(
        """
        import UIKit
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        for style in [DateComponentsFormatter.UnitsStyle.positional, .abbreviated, .short, .full, .spellOut] {
          formatter.unitsStyle = style
          print([0.0, 65, 3610].map { formatter.string(from: $0) ?? "-" }.joined(separator: " | "))
        }
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = .pad
        print(formatter.string(from: 5) ?? "-")
        """) == """
          0 | 1:05 | 1:00:10
          0s | 1m 5s | 1h 10s
          0 sec | 1 min, 5 sec | 1 hr, 10 sec
          0 seconds | 1 minute, 5 seconds | 1 hour, 10 seconds
          zero seconds | one minute, five seconds | one hour, ten seconds
          0:00:05

          """)
  }

  @Test func measurementsNamesAndMarks() {
    #expect(
      said(
        """
        import UIKit
        print(Measurement(value: 21.4, unit: UnitTemperature.celsius).formatted())
        print(Measurement(value: 1500, unit: UnitLength.meters).formatted(.measurement(width: .wide)))
        print(Measurement(value: 2, unit: UnitMass.pounds).formatted(.measurement(width: .abbreviated, usage: .asProvided)))
        var name = PersonNameComponents()
        name.givenName = "Ann"
        name.familyName = "Lee"
        print(name.formatted(), name.formatted(.name(style: .abbreviated)))
        let text = try AttributedString(markdown: "a **bold *and* it** `co*de` [link](https://x.y) 2 * 3")
        print(String(text.characters))
        """) == "21°C\n1.5 kilometers\n2 lb\nAnn Lee AL\na bold and it co*de link 2 * 3\n")
  }

  @Test func entriesOfTheEnvironment() {
    let told = said(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry var gap: CGFloat = 8
        @Entry var name: String?
      }
      struct Inner: View {
        @Environment(\\.gap) private var gap
        @Environment(\\.name) private var name
        var body: some View { Text("\\(gap) \\(name ?? "-")") }
      }
      show(VStack {
        Inner()
        Inner().environment(\\.gap, 12).environment(\\.name, "x")
      })
      """)
    #expect(told.contains("8.0 -") && told.contains("12.0 x"), "\(told)")
    #expect(said("import SwiftUI\nextension String { @Entry var x: Int = 3 }").contains("`@Entry` here"))
  }

  @Test func keyPathsAndWordsAsTexts() {
    #expect(
      said(
        """
        import UIKit
        class Owner: NSObject {
          @objc dynamic var name = "x"
          @objc var friend: Owner?
          func own() -> String { #keyPath(friend.name) }
        }
        print(#keyPath(Owner.name), #keyPath(Owner.friend.friend.name), Owner().own(), #keyPath(UIView.layer.position))
        print(["b10", "b9", "B1"].sorted(using: .localizedStandard))
        print(String(format: "%@ %@", 3 as NSNumber, NSNull()), NSAttributedString().length)
        let text = "A fox can't jump 32.3 feet, right? Yes."
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in print(word!, terminator: "|") }
        text.enumerateSubstrings(in: text.startIndex..., options: .bySentences) { part, _, _, _ in print(part!, terminator: "|") }
        print()
        """)
          == """
          name friend.friend.name friend.name layer.position
          ["B1", "b9", "b10"]
          3 <null> 0
          A|fox|can't|jump|32.3|feet|right|Yes|A fox can't jump 32.3 feet, right? |Yes.|

          """)
  }

  @Test func aPathIsWrittenAndReadAgain() {
    #expect(
      said(
        """
        import SwiftUI
        enum Route: Hashable, Codable { case list, item(Int) }
        struct Plain: Hashable {}
        var path = NavigationPath()
        path.append(Route.list)
        path.append(Route.item(3))
        path.append("x")
        path.removeLast()
        let data = try JSONEncoder().encode(path.codable!)
        let again = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        print(again == path, again.count)
        path.append(Plain())
        print(path.codable == nil)
        path.removeLast()
        print(path.codable != nil)
        """) == "true 2\ntrue\ntrue\n")
  }

  @Test(arguments: [
    ("import CoreLocation\nCLLocationManager().dismissHeadingCalibrationDisplay()", "dismissHeadingCalibrationDisplay"),
    ("import CoreLocation\nlet region: CLRegion? = nil", "CLRegion"),
    ("import WebKit\nlet a = WKProcessPool()", "WKProcessPool"),
  ]) func whatModulesLackIsToldAsLacking(script: String, name: String) {
    #expect(said(script).contains("Zoetrope does not support `\(name)`"))
  }

  @Test func aFileOfPreviewsShowsThem() {
    let view = "import SwiftUI\nstruct V: View { var body: some View { Text(\"Bello\") } }\n"
    let provider = "struct V_Previews: PreviewProvider { static var previews: some View { V() } }\n"
    #expect(said(view + provider).contains("│ Bello"))
    #expect(said(view + provider + "print(1)\n") == "1\n")
    #expect(said(view + "@available(iOS 17, *)\n#Preview { V() }\n").contains("│ Bello"))
  }

  @Test func aBuilderTakesManyViews() {
    let texts = (0..<40).map { "Text(\"\($0)\")" }.joined(separator: "\n")
    #expect(said("import SwiftUI\n#Preview { VStack {\n\(texts)\n} }\n").contains("│ 39 "))
  }

  @Test func aTextsKeyHasSignsForItsLooks() {
    let script = """
      import SwiftUI
      let message = "**Bello** _Papoy_"
      #Preview { Text(.init(message)) }
      """
    #expect(said(script).contains("│ Bello Papoy "))
  }

  @Test func whatMovesPointsIsSeenThrough() {
    let script = """
      import SwiftUI
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData), y: 0))
        }
      }
      #Preview { Text("Bello").modifier(Shake(animatableData: 1)) }
      """
    #expect(said(script).contains("│ Bello"))
  }

  /// What came after the interfaces that the list of names is made from.
  @Test func newerNamesAreLackingNotUnknown() {
    let script = """
      import SwiftUI
      #Preview {
        MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red])
        Text("a").navigationTransition(.automatic).presentationSizing(.form)
      }
      """
    let words = said(script)
    #expect(words.contains("does not support `MeshGradient`"))
    #expect(words.contains("does not support `presentationSizing`"))
    #expect(!words.contains("navigationTransition`"))
  }
}
