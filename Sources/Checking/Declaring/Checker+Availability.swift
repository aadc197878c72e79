import Diagnostics
import Syntax

/// What is unavailable is used only by what is unavailable too.
extension Checker {
  func noteUnavailable(_ declaration: Declaration) {
    if declaration.attributes.contains(where: { $0.availability?.isUnavailable == true }) {
      unavailablePlaces.append(declaration.span)
    }
  }

  /// A type is named in the script: that is noted where somebody asks for it, and refused where it is unavailable. A result builder
  /// has its name nowhere in what it builds.
  func noteMention(of member: Member, at span: Span) {
    if let occurrences, span.nameText == memberName(member) { occurrences.note(member, at: span) }
    if let problem = unavailability(of: member, at: span) { report(problem, at: span) }
  }

  /// Why a member cannot be used at a place; nil where it can.
  func unavailability(of member: Member, at span: Span) -> CheckProblem? {
    guard let availability = member.availability, availability.isUnavailable,
      !unavailablePlaces.contains(where: { $0.source === span.source && $0.start <= span.start && span.end <= $0.end })
    else { return nil }
    return .unavailable(fullName(of: member), message: availability.message, renamed: availability.renamed)
  }
}
