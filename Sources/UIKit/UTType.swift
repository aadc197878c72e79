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
  public static var package: UTType { UTType(known: "com.apple.package") }
  public static var directory: UTType { UTType(known: "public.directory") }
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  public static var rtf: UTType { UTType(known: "public.rtf") }
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  public static var heic: UTType { UTType(known: "public.heic") }
  public static var tiff: UTType { UTType(known: "public.tiff") }
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  public static var svg: UTType { UTType(known: "public.svg-image") }
  public static var mp3: UTType { UTType(known: "public.mp3") }
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  public static var archive: UTType { UTType(known: "public.archive") }
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  public static var vCard: UTType { UTType(known: "public.vcard") }
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  public static var contact: UTType { UTType(known: "public.contact") }
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  public static var presentation: UTType { UTType(known: "public.presentation") }
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  public static var yaml: UTType { UTType(known: "public.yaml") }
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  public static var volume: UTType { UTType(known: "public.volume") }
  public static var executable: UTType { UTType(known: "public.executable") }
  public static var font: UTType { UTType(known: "public.font") }
  public static var database: UTType { UTType(known: "public.database") }
  public static var log: UTType { UTType(known: "public.log") }
  public static var folder: UTType { UTType(known: "public.folder") }
  public static var zip: UTType { UTType(known: "public.zip-archive") }
}
