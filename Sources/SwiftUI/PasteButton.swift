import Foundation

/// Gives what was copied. A terminal has nothing to give.
public struct PasteButton: View {
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public var body: some View { Button("Paste") {} }
}
