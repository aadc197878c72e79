import Foundation
import UIKit

// What can be given to another app, or dropped elsewhere. A terminal has no finger that drags: nothing of it is ever asked for.

public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

public protocol TransferRepresentation<Item> {
  associatedtype Item: Transferable
}

@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
  where Content.Item == Item { content }
  public static func buildPartialBlock<Content: TransferRepresentation, Next: TransferRepresentation>(
    accumulated: Content, next: Next
  ) -> Content where Content.Item == Item, Next.Item == Item { accumulated }
}

public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}
  public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}
}

public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  public init(exporting: @escaping (Item) -> Proxy) {}
  public init(exporting: @escaping (Item) -> Proxy, importing: @escaping (Proxy) -> Item) {}
  public init(importing: @escaping (Proxy) -> Item) {}
}

/// How the library's own values are given on.
public struct _PlainRepresentation<Item: Transferable>: TransferRepresentation {
  init() {}
}

extension String: Transferable {
  public typealias Representation = _PlainRepresentation<String>
  public static var transferRepresentation: _PlainRepresentation<String> { _PlainRepresentation<String>() }
}

extension Data: Transferable {
  public typealias Representation = _PlainRepresentation<Data>
  public static var transferRepresentation: _PlainRepresentation<Data> { _PlainRepresentation<Data>() }
}

extension URL: Transferable {
  public typealias Representation = _PlainRepresentation<URL>
  public static var transferRepresentation: _PlainRepresentation<URL> { _PlainRepresentation<URL>() }
}

extension Image: Transferable {
  public typealias Representation = _PlainRepresentation<Image>
  public static var transferRepresentation: _PlainRepresentation<Image> { _PlainRepresentation<Image>() }
}

extension View {
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

extension ForEach where Content: View {
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some View { self }
}

public enum DropOperation {
  case cancel, forbidden, copy, move
}

public struct DropProposal {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

@preconcurrency @MainActor
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
