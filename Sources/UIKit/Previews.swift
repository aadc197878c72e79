// What `#Preview` stands for where it has a controller or a view in it: it is drawn by itself, as it looks when it has appeared.

@preconcurrency @MainActor @_disfavoredOverload
public func _preview(_ name: String? = nil, body: @escaping @MainActor () -> UIViewController) {
  let controller = body()
  controller._appear()
  _letQueuesGoOn()
  ScreenFrame(number: 0, title: controller.ownTitle, elements: controller._elements).drawAlone(
    under: name ?? controller.ownTitle)
}

@preconcurrency @MainActor @_disfavoredOverload
public func _preview(_ name: String? = nil, body: @escaping @MainActor () -> UIView) {
  ScreenFrame(number: 0, title: "", elements: body()._elements).drawAlone(under: name ?? "")
}

/// What an app begins with: its delegate is told that it has been launched.
public func _launch(_ delegate: UIApplicationDelegate) { UIApplication.shared.launch(delegate) }
public func _connectScene(_ delegate: UISceneDelegate) { UIApplication.shared.connect(delegate) }

extension UIApplicationDelegate {
  /// What `@main` on a delegate's class begins with; to be seen by the script, which is what `@inlinable` says of such a name.
  @inlinable public static func _main(_ delegate: Self) { _launch(delegate) }
}

extension UISceneDelegate {
  /// What follows where the script has a scene's delegate as well.
  @inlinable public static func _connect(_ delegate: Self) { _connectScene(delegate) }
}
