import Console
import Serving

/// What the client says that it can do.
struct ClientAbilities {
  private(set) var unit = ColumnUnit.utf16
  private(set) var readsMarkdown = false
  private(set) var takesSnippets = false
  private(set) var showsDocuments = false
  private(set) var takesLabelPlaces = false
  private(set) var takesVersions = false

  init() {}

  init(_ said: JSONValue) {
    let units = said["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    if units.contains(ColumnUnit.utf8.rawValue) { unit = .utf8 }
    let text = said["textDocument"]
    readsMarkdown = text?["hover"]?["contentFormat"]?.array?.contains("markdown") ?? false
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    let signatures = text?["signatureHelp"]?["signatureInformation"]
    takesLabelPlaces = signatures?["parameterInformation"]?["labelOffsetSupport"]?.bool ?? false
    takesVersions = said["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    showsDocuments = said["window"]?["showDocument"]?["support"]?.bool ?? false
  }
}

/// What this server can do, as it answers `initialize`.
enum Abilities {
  static func answer(_ unit: ColumnUnit) -> JSONValue {
    [
      "serverInfo": ["name": "zoetrope", "version": .string(Version.number)],
      "capabilities": [
        "positionEncoding": .string(unit.rawValue),
        "textDocumentSync": ["openClose": true, "change": 2, "save": ["includeText": false]],
        "hoverProvider": true,
        "definitionProvider": true,
        "typeDefinitionProvider": true,
        "implementationProvider": true,
        "referencesProvider": true,
        "documentHighlightProvider": true,
        "renameProvider": ["prepareProvider": true],
        "documentSymbolProvider": true,
        "foldingRangeProvider": true,
        "inlayHintProvider": true,
        "completionProvider": ["triggerCharacters": ["."]],
        "signatureHelpProvider": ["triggerCharacters": ["(", ","], "retriggerCharacters": [")"]],
        "codeActionProvider": ["codeActionKinds": ["quickfix", "source.fixAll"]],
        "codeLensProvider": ["resolveProvider": false],
        "executeCommandProvider": ["commands": .array(RunCommand.allCases.map { .string($0.rawValue) })],
        "semanticTokensProvider": [
          "legend": [
            "tokenTypes": .array(TokenKind.allCases.map { .string($0.rawValue) }),
            "tokenModifiers": .array(TokenModifier.allCases.map { .string($0.word) }),
          ],
          "full": true,
        ],
      ],
    ]
  }
}
