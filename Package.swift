// swift-tools-version:6.0
import PackageDescription

// What scripts import under Apple's names; on Apple's machines it is there.
#if os(Linux)
  let standIns: [Target] = [
    .target(name: "Combine", exclude: ["README.md"]),
    .target(name: "UIKit", dependencies: ["Screens"]),
    .target(name: "SwiftUI", dependencies: ["Combine", "Screens", "UIKit"]),
    .target(name: "RxCocoa", dependencies: ["RxSharing", "UIKit"]),
    .target(name: "ReactiveCocoa", dependencies: ["ReactiveSwift", "UIKit"]),
  ]
#else
  let standIns: [Target] = []
#endif

// Those of some targets that are built here.
@MainActor func built(_ names: [String]) -> [Target.Dependency] {
  names.filter { $0 != "Combine" || !standIns.isEmpty }.map { .byName(name: $0) }
}

// What scripts import under the names of libraries for streams.
let streams: [Target] = [
  .target(name: "RxSwift", exclude: ["README.md"]),
  .target(name: "RxRelay", dependencies: ["RxSwift"]),
  .target(name: "RxSharing", dependencies: ["RxRelay"]),
  .target(name: "ReactiveSwift", exclude: ["README.md"]),
]

// Each floor of the house is a target: it knows the floors below it and nothing above.
let package = Package(
  name: "zoetrope",
  products: [
    .executable(name: "zoetrope", targets: ["zoetrope"]),
    // What scripts import, for compiling them.
    .library(
      name: "Presentables", type: .static,
      targets: ["Presentables", "Streams"] + streams.map(\.name) + standIns.map(\.name)),
  ],
  targets: [
    // What is said in other languages than English: texts embedded by the C compiler, and the looking up.
    .target(name: "Phrases", exclude: ["README.md", "zh"]),
    .target(name: "Words", dependencies: ["Phrases"]),
    .target(name: "Diagnostics", dependencies: ["Words"]),
    .target(name: "Syntax", dependencies: ["Diagnostics"]),
    .target(name: "Checking", dependencies: ["Diagnostics", "Syntax"], exclude: ["README.md"]),
    .target(name: "Machine", dependencies: ["Diagnostics"], exclude: ["README.md", "Native/README.md"]),
    .target(name: "Lowering", dependencies: ["Diagnostics", "Checking", "Machine"], exclude: ["README.md"]),
    .target(name: "Stage"),
    .target(name: "Film", dependencies: ["Stage"], exclude: ["README.md"]),
    .target(name: "Presentables", dependencies: ["Stage"]),
    .target(name: "Screens", dependencies: ["Stage"], exclude: ["README.md"]),
    .target(name: "Streams", dependencies: built(["Combine", "RxSharing", "ReactiveSwift"])),
    // The script's own library, and the modules above once more: Swift sources embedded as text by the C compiler.
    .target(
      name: "CoreLibrary",
      exclude: ["Swift", "README.md", "public-names.txt", "newer-names.txt", "used-names.txt"]),
    .target(
      name: "Session",
      dependencies: [
        "Diagnostics", "Syntax", "Checking", "Lowering", "Machine", "Stage", "Film", "CoreLibrary", "Words",
      ],
      exclude: ["README.md"]),
    // The courses in the box, embedded as text by the C compiler; it follows no file that it is not told of.
    .target(name: "Courses", exclude: ["README.md", "mixins-and-traits", "from-view-model-to-state"]),
    // Lessons and handouts: Markdown with scripts in it, run and judged.
    .target(
      name: "Learning",
      dependencies: ["Diagnostics", "Syntax", "Checking", "Session", "Stage", "Film", "Words", "Courses"],
      exclude: ["README.md"]),
    // What other programs are told: JSON, and the protocols that are spoken in it.
    .target(
      name: "Serving",
      dependencies: ["Session", "Checking", "Syntax", "Diagnostics", "Words", "Machine", "Stage", "Film"],
      exclude: ["README.md"]),
    .target(name: "CLibedit"),
    .target(name: "CHeap", exclude: ["README.md"]),
    .target(
      name: "Console",
      dependencies: [
        "Learning", "Session", "Checking", "Syntax", "Diagnostics", "Words", "Machine", "Stage", "Film", "CLibedit",
      ]),
    // Zoetrope for editors: the language server protocol.
    .target(
      name: "LanguageServer",
      dependencies: [
        "Serving", "Console", "Session", "Checking", "Syntax", "Diagnostics", "Machine", "Film", "Words", "CHeap",
      ],
      exclude: ["README.md"]),
    .executableTarget(
      name: "zoetrope",
      dependencies: [
        "Learning", "Session", "Serving", "LanguageServer", "Console", "Syntax", "Diagnostics", "Words", "Machine",
        "Stage", "Film", "CHeap",
      ]),
    // Writes the random programs that `scripts/random-programs` runs both ways.
    .executableTarget(name: "program-generator", path: "Tests/ProgramGenerator"),
    // Runs the built `zoetrope` over the scripts under Tests/ and examples/.
    .testTarget(name: "MachineTests", dependencies: ["Machine"]),
    // Floors by themselves: one expression, one broken declaration, one scene.
    .testTarget(
      name: "FloorTests",
      dependencies: [
        "Words", "Diagnostics", "Syntax", "Checking", "Lowering", "Machine", "Stage", "Film", "Session", "Serving",
        "Learning",
      ]),
    .testTarget(name: "ZoetropeTests", dependencies: ["Diagnostics"]),
  ] + streams + standIns,
  swiftLanguageModes: [.v5]
)
