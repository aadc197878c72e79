/// A type that says itself which pieces its cell has, and in which order.
public protocol Presentable {
  var pieces: [Piece] { get }
}

/// What the script's own traits put into cells, in the order they were registered.
var contributions: [(Any) -> [Piece]] = []

/// Lets a trait of your own put pieces into the cell of every model that has the trait:
///
///     protocol BadgePresentable { var badge: Int { get } }
///
///     contribute { (model: any BadgePresentable) in [.label("★ \(model.badge)", color: .orange)] }
public func contribute<Trait>(_ pieces: @escaping (Trait) -> [Piece]) {
  contributions.append { model in
    if let presentable = model as? Trait { return pieces(presentable) }
    return []
  }
}

/// The pieces of a model's cell: its own if it is `Presentable`, else what each of its traits puts there, in the order
/// image, label, field, the script's own traits, and at the right end the switch and the sign for tapping.
public func compose<Model>(_ model: Model) -> [Piece] {
  if let model = model as? any Presentable { return model.pieces }
  var pieces: [Piece] = []
  if let model = model as? any ImagePresentable { pieces.append(model.imagePiece) }
  if let model = model as? any TextPresentable { pieces.append(model.labelPiece) }
  if let model = model as? any TextFieldPresentable { pieces.append(model.fieldPiece) }
  if !contributions.isEmpty { addContributions(of: model, to: &pieces) }
  let hasControl = model is any SwitchPresentable || model is any TapPresentable
  if hasControl && !pieces.isEmpty { pieces.append(.space) }
  if let model = model as? any SwitchPresentable { pieces.append(model.switchPiece) }
  if let model = model as? any TapPresentable { pieces.append(model.tapPiece) }
  if pieces.isEmpty { pieces.append(.error("nothing to present: no presentable trait")) }
  return pieces
}

private func addContributions<Model>(of model: Model, to pieces: inout [Piece]) {
  for contribution in contributions {
    for piece in contribution(model) { pieces.append(piece) }
  }
}
