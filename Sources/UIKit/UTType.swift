/// A kind of content, as systems call it.
public struct UTType: Hashable, CustomStringConvertible {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    identifier = "public." + filenameExtension
  }
  private init(known identifier: String) { self.identifier = identifier }
  public var description: String { identifier }

  public static var item: UTType { UTType(known: "public.item") }
  public static var content: UTType { UTType(known: "public.content") }
  public static var data: UTType { UTType(known: "public.data") }
  public static var text: UTType { UTType(known: "public.text") }
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  public static var json: UTType { UTType(known: "public.json") }
  public static var xml: UTType { UTType(known: "public.xml") }
  public static var html: UTType { UTType(known: "public.html") }
  public static var commaSeparatedText: UTType { UTType(known: "public.comma-separated-values-text") }
  public static var image: UTType { UTType(known: "public.image") }
  public static var png: UTType { UTType(known: "public.png") }
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  public static var movie: UTType { UTType(known: "public.movie") }
  public static var video: UTType { UTType(known: "public.video") }
  public static var audio: UTType { UTType(known: "public.audio") }
  public static var url: UTType { UTType(known: "public.url") }
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
}
