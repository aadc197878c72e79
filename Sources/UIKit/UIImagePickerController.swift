// Controllers of the phone's own: photos, files, colours, what can be done with something. A terminal shows what they are for, and a
// way to give up.

/// What such a controller shows.
open class _SystemController: UINavigationController {
  var purpose: String { "" }
  func giveUp() { dismiss(animated: true) }

  override var ownTitle: String { purpose }
  override var ownElements: [ScreenElement] {
    var element = ScreenElement(.button("Cancel", UIColor.systemBlue.onScreen, isEnabled: true))
    element.onTap = { [self] in view.perform { giveUp() } }
    return [element]
  }
}

open class UIImagePickerController: _SystemController {
  public enum SourceType: Int {
    case photoLibrary, camera, savedPhotosAlbum
  }

  public enum CameraDevice: Int {
    case rear, front
  }

  public enum CameraCaptureMode: Int {
    case photo, video
  }

  public enum CameraFlashMode: Int {
    case off = -1
    case auto, on
  }

  public enum QualityType: Int {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  public struct InfoKey: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  open var sourceType = SourceType.photoLibrary
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  open var videoMaximumDuration: TimeInterval = 600
  open var videoQuality = QualityType.typeMedium
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraFlashMode = CameraFlashMode.auto
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  open func takePicture() {}

  override var purpose: String { "Photos" }
  override func giveUp() {
    guard let delegate = delegate as? UIImagePickerControllerDelegate else { return super.giveUp() }
    delegate.imagePickerControllerDidCancel(self)
  }
}

public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// What can be done with something: shared, copied, printed.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void

  private let items: [Any]
  private let ownActivities: [UIActivity]
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    ownActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    items = []
    ownActivities = []
    super.init(coder: coder)
  }

  override var ownTitle: String { "Share" }

  override var ownElements: [ScreenElement] {
    let texts = items.compactMap { item -> String? in
      if let text = item as? String { return text }
      return (item as? URL)?.absoluteString
    }
    var result = texts.map { ScreenElement.label($0) }
    let canCopy = !texts.isEmpty && excludedActivityTypes?.contains(.copyToPasteboard) != true
    if canCopy {
      result.append(
        button("Copy") { [self] in
          UIPasteboard.general.strings = texts
          end(.copyToPasteboard, true)
        })
    }
    for activity in ownActivities where activity.canPerform(withActivityItems: items) {
      result.append(
        button(activity.activityTitle ?? "") { [self] in
          activity.prepare(withActivityItems: items)
          activity.perform()
          end(activity.activityType, true)
        })
    }
    return result + [button("Close") { [self] in end(nil, false) }]
  }

  private func button(_ title: String, action: @escaping () -> Void) -> ScreenElement {
    var element = ScreenElement(.button(title, UIColor.systemBlue.onScreen, isEnabled: true))
    element.onTap = { [self] in view.perform(action) }
    return element
  }

  private func end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    dismiss(animated: true) { self.completionWithItemsHandler?(type, isDone, nil, nil) }
  }
}

/// One thing that can be done.
open class UIActivity: NSObject {
  public enum Category: Int {
    case action, share
  }

  public struct ActivityType: Hashable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  public override init() { super.init() }
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() { activityDidFinish(true) }
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something to share that says itself what it is for whom.
public protocol UIActivityItemSource: NSObjectProtocol {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

open class UIColorPickerViewController: UIViewController {
  open weak var delegate: UIColorPickerViewControllerDelegate?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true

  override var ownTitle: String { "Colors" }
  override var ownElements: [ScreenElement] {
    var element = ScreenElement(.button("Close", UIColor.systemBlue.onScreen, isEnabled: true))
    element.onTap = { [self] in
      view.perform {
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
      }
    }
    return [element]
  }
}

public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
