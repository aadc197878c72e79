// Places on the earth. Where somebody is, is not known here: whoever asks is told that it is not allowed.

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

public struct CLLocationCoordinate2D {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() {
    latitude = 0
    longitude = 0
  }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let timestamp: Date
  open var horizontalAccuracy: CLLocationAccuracy { 0 }
  open var verticalAccuracy: CLLocationAccuracy { -1 }
  open var speed: CLLocationSpeed { -1 }
  open var course: CLLocationDirection { -1 }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    altitude = 0
    timestamp = Date()
  }

  open func distance(from location: CLLocation) -> CLLocationDistance {
    fatalError("Zoetrope does not support distances on the earth")
  }
}

public enum CLAuthorizationStatus: Int32 {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public enum CLAccuracyAuthorization: Int {
  case fullAccuracy, reducedAccuracy
}

public struct CLError: Error, Hashable {
  public enum Code: Int {
    case locationUnknown, denied, network
  }
  public static let errorDomain = "kCLErrorDomain"
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public let code: Code
  public var errorCode: Int { code.rawValue }
  public init(_ code: Code) { self.code = code }
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
}

open class CLHeading: NSObject {
  open var magneticHeading: CLLocationDirection { 0 }
  open var trueHeading: CLLocationDirection { 0 }
  open var headingAccuracy: CLLocationDirection { -1 }
  open var timestamp: Date { Date() }
}

public enum CLActivityType: Int {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var headingFilter: CLLocationDegrees = 1
  open var heading: CLHeading? { nil }
  open class func headingAvailable() -> Bool { false }
  open var allowsBackgroundLocationUpdates = false
  open var pausesLocationUpdatesAutomatically = true
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  public override init() { super.init() }

  open class func locationServicesEnabled() -> Bool { false }
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  open func requestWhenInUseAuthorization() { answer() }
  open func requestAlwaysAuthorization() { answer() }
  open func startUpdatingLocation() { fail() }
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() { fail() }
  open func requestLocation() { fail() }

  private func answer() {
    DispatchQueue.main.async {
      self.delegate?.locationManagerDidChangeAuthorization(self)
      self.delegate?.locationManager(self, didChangeAuthorization: .denied)
    }
  }
  private func fail() {
    DispatchQueue.main.async { self.delegate?.locationManager(self, didFailWithError: CLError(.denied)) }
  }
}

open class CLPlacemark: NSObject {
  open var name: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var postalCode: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var location: CLLocation? { nil }
}

/// It asks a network, of which there is none.
open class CLGeocoder: NSObject {
  public override init() { super.init() }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, CLError(.network)) } }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { throw CLError(.network) }
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { throw CLError(.network) }
  open var isGeocoding: Bool { false }
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }
  open func cancelGeocode() {}
}
