/// Modules that Swift comes with and Zoetrope does not have.
public enum UnsupportedModules {
  /// The compiler on Linux finds them, and takes the branch of an `#if canImport` that asks for one.
  static let onLinux: Set = [
    "CoreFoundation", "Cxx", "CxxStdlib", "Dispatch", "Distributed", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Glibc", "RegexBuilder",
    "Synchronization", "Testing", "_Concurrency", "_Differentiation", "_StringProcessing",
  ]
  /// Those of the systems that views are written for.
  private static let onApple: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts",
    "ClockKit", "CloudKit", "Cocoa", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin",
    "DeveloperToolsSupport", "EventKit", "EventKitUI", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents", "IntentsUI", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "Messages", "Metal", "MetalKit", "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "OSLog", "ObjectiveC", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "Security", "ServiceManagement", "Social", "Speech",
    "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "TabularData", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WebKit",
    "WidgetKit", "os", "simd",
  ]

  public static func contains(_ name: String) -> Bool { onLinux.contains(name) || onApple.contains(name) }
}
