// The stage as an interpreted script's Presentables see it.

@_intrinsic("stage.enter") public func stageEnter(_ cell: AnyObject) -> String
@_intrinsic("stage.keep") public func stageKeep()
@_intrinsic("stage.kept") public func stageKept(_ number: Int) -> AnyObject
@_intrinsic("stage.frame") public func stageFrame(
  _ owner: AnyObject, _ subject: String, _ title: String, _ event: String
)
@_intrinsic("stage.still") public func stageStill()
@_intrinsic("stage.begin") public func stageBegin()
@_intrinsic("stage.cell") public func stageCell(_ caption: String)
@_intrinsic("stage.label") public func stageLabel(
  _ text: String, _ red: Int, _ green: Int, _ blue: Int, _ size: Double, _ bold: Bool, _ wraps: Bool
)
@_intrinsic("stage.switch") public func stageSwitch(_ on: Bool, _ red: Int, _ green: Int, _ blue: Int)
@_intrinsic("stage.image") public func stageImage(_ name: String)
@_intrinsic("stage.field") public func stageField(_ text: String, _ placeholder: String)
@_intrinsic("stage.space") public func stageSpace()
@_intrinsic("stage.chevron") public func stageChevron()
@_intrinsic("stage.error") public func stageError(_ message: String)
@_intrinsic("stage.button") public func stageButton(
  _ title: String, _ red: Int, _ green: Int, _ blue: Int, _ isEnabled: Bool
)
@_intrinsic("stage.secret") public func stageSecret(_ text: String, _ placeholder: String)
@_intrinsic("stage.slider") public func stageSlider(_ fraction: Double, _ red: Int, _ green: Int, _ blue: Int)
@_intrinsic("stage.choice") public func stageChoice(_ isChosen: Bool, _ red: Int, _ green: Int, _ blue: Int)
@_intrinsic("stage.lead") public func stageLead()
@_intrinsic("stage.spinner") public func stageSpinner()
@_intrinsic("stage.line") public func stageLine()
@_intrinsic("stage.rule") public func stageRule()
@_intrinsic("stage.openColumn") public func stageOpenColumn()
@_intrinsic("stage.closeColumn") public func stageCloseColumn()
@_intrinsic("stage.draw") public func stageDraw() -> String
@_intrinsic("stage.drawStrip") public func stageDrawStrip() -> String
@_intrinsic("stage.colorName") public func stageColorName(_ red: Int, _ green: Int, _ blue: Int) -> String
@_intrinsic("stage.configure") public func stageConfigure(_ width: Int, _ colors: Int, _ ascii: Bool)
