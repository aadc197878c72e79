import Glibc
import Testing

/// Requests are answered from files beside the script. No compiled program answers so: what is expected here follows from the layout
/// that the README describes.
@Suite struct FixtureTests {
  private let folder = TemporaryFolder()

  init() {
    for name in ["fixtures", "fixtures/api.example.com", "fixtures/api.example.com/users", "fixtures/localhost_8080"] {
      mkdir(folder.path + "/" + name, 0o755)
    }
    for (name, text) in [
      ("users/1.json", "{\"name\": \"Ada\"}"), ("users.json", "[1, 2]"), ("users@POST.json", "{\"id\": 3}"),
      ("users@POST.headers", "201\nLocation: /users/3\n"), ("search.json", "[]"),
      ("search@q=a%20b&page=2.json", "[\"a b\"]"),
      ("index.html", "<p>"), ("gone.headers", "HTTP/1.1 410 Gone\nX-why: old\n"), ("offline.headers", "error -1009\n"),
      ("odd.json", "{}"), ("odd.headers", "200\nwhat is this\n"),
    ] {
      _ = folder.file("fixtures/api.example.com/" + name, text)
    }
    _ = folder.file("fixtures/localhost_8080/plain.txt", "plain")
    _ = folder.file("secret.json", "secret")
  }

  private static let ask = """
    import Foundation
    func ask(_ text: String, _ method: String = "GET") {
      var request = URLRequest(url: URL(string: text)!)
      request.httpMethod = method
      let done = DispatchSemaphore(value: 0)
      URLSession.shared.dataTask(with: request) { data, response, error in
        if let response = response as? HTTPURLResponse, let data {
          print(response.statusCode, response.mimeType ?? "none", String(decoding: data, as: UTF8.self))
        } else if let error = error as? URLError {
          print(error.code.rawValue, error.localizedDescription)
        }
        done.signal()
      }.resume()
      done.wait()
    }

    """

  private func said(_ text: String) -> String { zoetrope(folder.file("script.swift", text)).everything }

  @Test(arguments: [
    ("ask(\"https://api.example.com/users/1\")", "200 application/json {\"name\": \"Ada\"}\n"),
    ("ask(\"https://API.example.com/users/1.json\")", "200 application/json {\"name\": \"Ada\"}\n"),
    ("ask(\"https://api.example.com/users\")", "200 application/json [1, 2]\n"),
    ("ask(\"https://api.example.com/users?all=1\")", "200 application/json [1, 2]\n"),
    ("ask(\"https://api.example.com/users\", \"POST\")", "201 application/json {\"id\": 3}\n"),
    ("ask(\"https://api.example.com/users\", \"HEAD\")", "200 application/json \n"),
    ("ask(\"https://api.example.com/search?q=a%20b&page=2\")", "200 application/json [\"a b\"]\n"),
    ("ask(\"https://api.example.com/search?q=c\")", "200 application/json []\n"),
    ("ask(\"https://api.example.com/index.html\")", "200 text/html <p>\n"),
    ("ask(\"https://api.example.com/gone\")", "410 none \n"),
    ("ask(\"http://localhost:8080/plain.txt\")", "200 text/plain plain\n"),
    ("ask(\"https://api.example.com/a/../users/./1\")", "200 application/json {\"name\": \"Ada\"}\n"),
  ]) func answers(_ question: String, _ answer: String) {
    #expect(said(FixtureTests.ask + question) == answer)
  }

  @Test func whatLacksIsNamed() {
    let unknown = said(FixtureTests.ask + "ask(\"https://api.example.com/users/2?x=1\")")
    #expect(unknown.hasPrefix("-1008 "), "\(unknown)")
    #expect(unknown.contains("fixtures/api.example.com/users/2@x=1.json or fixtures/api.example.com/users/2.json"))
    #expect(said(FixtureTests.ask + "ask(\"https://elsewhere.org/a\")").hasPrefix("-1003 "))
    #expect(said(FixtureTests.ask + "ask(\"https://api.example.com/users/1\", \"DELETE\")").contains("1@DELETE.json"))
    #expect(said(FixtureTests.ask + "ask(\"https://api.example.com/offline\")").hasPrefix("-1009 "))
    #expect(said(FixtureTests.ask + "ask(\"https://api.example.com/odd\")").contains("odd.headers has a line"))
    #expect(said(FixtureTests.ask + "ask(\"https://api.example.com/../../secret\")").hasPrefix("-1008 "))
    #expect(said(FixtureTests.ask + "ask(\"https://api.example.com/..%2f..%2fsecret\")").hasPrefix("-1008 "))
    #expect(said(FixtureTests.ask + "ask(\"https://../secret.json\")").hasPrefix("-100"))
  }

  /// The script goes on, and the answer comes when it gives way, on a queue that is not the main one.
  @Test func answersComeLater() {
    let text = """
      import Foundation
      let url = URL(string: "https://api.example.com/users/1")!
      let task = URLSession.shared.dataTask(with: url) { data, _, error in
        print("answered", data?.count ?? 0, Thread.isMainThread)
        DispatchQueue.main.async { print("shown", Thread.isMainThread) }
      }
      print("not asked", task.state == .suspended)
      task.resume()
      print("asked", task.state == .running)
      let other = URLSession.shared.dataTask(with: url) { data, _, error in
        print("cancelled", data == nil, (error as? URLError)?.code == .cancelled)
      }
      other.resume()
      other.cancel()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      print(task.state == .completed, other.state == .completed, (task.response as? HTTPURLResponse)?.statusCode ?? 0)
      _ = URLSession.shared.dataTask(with: url) { _, _, _ in print("never") }
      URLSession.shared.dataTask(with: url) { _, _, _ in print("too late") }.resume()
      """
    #expect(
      said(text) == """
        not asked true
        asked true
        answered 15 false
        cancelled true true
        shown true
        true true 200

        """)
  }

  @Test func whatIsReadAtOnce() {
    let text = """
      import Foundation
      for path in ["users/1", "gone", "none"] {
        do {
          print(try String(contentsOf: URL(string: "https://api.example.com/" + path)!, encoding: .utf8))
        } catch {
          print((error as NSError).code, error.localizedDescription.contains("fixtures/api.example.com/none.json"))
        }
      }
      """
    #expect(said(text) == "{\"name\": \"Ada\"}\n256 false\n256 true\n")
  }

  @Test func asAPublisher() {
    let text = """
      import Combine
      import Foundation
      struct User: Decodable { let name: String }
      var kept: Set<AnyCancellable> = []
      for path in ["users/1", "users/9", "gone"] {
        URLSession.shared.dataTaskPublisher(for: URL(string: "https://api.example.com/" + path)!)
          .map(\\.data)
          .decode(type: User.self, decoder: JSONDecoder())
          .map(\\.name)
          .receive(on: DispatchQueue.main)
          .sink(
            receiveCompletion: { ending in
              if case .failure(let error) = ending { print(path, type(of: error)) } else { print(path, "finished") }
            }, receiveValue: { print(path, $0) }
          )
          .store(in: &kept)
      }
      let dropped = URLSession.shared.dataTaskPublisher(for: URL(string: "https://api.example.com/users")!)
        .sink(receiveCompletion: { print("dropped", $0) }, receiveValue: { print("dropped", $0) })
      dropped.cancel()
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      kept = []
      """
    #expect(said(text) == "users/1 Ada\nusers/1 finished\nusers/9 URLError\ngone DecodingError\n")
  }

  @Test func asOtherStreams() {
    let rx = """
      import Foundation
      import RxCocoa
      import RxSwift
      let bag = DisposeBag()
      for path in ["users/1", "gone"] {
        let request = URLRequest(url: URL(string: "https://api.example.com/" + path)!)
        URLSession.shared.rx.data(request: request).map { $0.count }.subscribe { print(path, $0) }.disposed(by: bag)
      }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      """
    #expect(
      said(rx) == """
        users/1 next(15)
        users/1 completed
        gone error(HTTP request failed with `410`.)

        """)
    let reactive = """
      import Foundation
      import ReactiveCocoa
      import ReactiveSwift
      let request = URLRequest(url: URL(string: "https://api.example.com/users")!)
      URLSession.shared.reactive.data(with: request).map { data, _ in data.count }
        .start { print($0) }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
      """
    #expect(said(reactive) == "VALUE 6\nCOMPLETED\n")
  }

  /// What a controller asks for when its view is loaded is there when its screen is drawn; a view's, when the screen is refreshed.
  @Test func onScreens() {
    let ask = """
      URLSession.shared.dataTask(with: URL(string: "https://api.example.com/users/1")!) { data, _, _ in
        DispatchQueue.main.async { found(String(decoding: data ?? Data(), as: UTF8.self)) }
      }.resume()
      """
    let controller = """
      import UIKit
      func ask(_ found: @escaping (String) -> Void) {
      \(ask)
      }
      final class Controller: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          ask { [weak self] in self?.label.text = $0 }
        }
      }
      show(Controller())
      """
    #expect(said(controller).contains("│ {\"name\": \"Ada\"} "))
    let view = """
      import SwiftUI
      func ask(_ found: @escaping (String) -> Void) {
      \(ask)
      }
      struct Content: View {
        @State private var text = "waiting"
        var body: some View { Text(text).onAppear { ask { text = $0 } } }
      }
      show(Content()).refresh()
      """
    let frames = said(view)
    #expect(frames.contains("│ waiting ") && frames.contains("│ {\"name\": \"Ada\"} "), "\(frames)")
  }

  /// Where the module has a name of its own, as on Linux.
  @Test func theModuleOfRequestsIsThere() {
    let text = """
      import Foundation
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif
      print(URLRequest(url: URL(string: "a")!))
      """
    #expect(said(text) == "a\n")
    let waiting = said(
      "import Foundation\nprint(try? await URLSession.shared.data(from: URL(string: \"https://a.b\")!))")
    #expect(waiting.hasPrefix("nil\n"))
  }
}
