import Diagnostics

/// Reading and checking all that the library declares, to see whether anything is wrong with it.
extension Checker {
  public func checkWholeLibrary() {
    for scope in moduleScopes.values.sorted(by: { $0.module.name < $1.module.name }) where scope !== main {
      for (_, members) in scope.allNames.sorted(by: { $0.key < $1.key }) {
        for member in members { checkWhole(member) }
      }
    }
  }

  func checkWhole(_ member: Member) {
    switch member {
    case .function(let function): checkWhole(function)
    case .variable(let variable): checkWhole(variable)
    case .subscripted(let entity):
      prepare(entity)
      for accessor in [entity.getter, entity.setter] { accessor.map(checkWhole) }
    case .enumCase(let entity): prepare(entity)
    case .type(let nominal):
      prepareMembers(of: nominal)
      complete(nominal)
      // What two modules give a type under one name stands side by side.
      for members in Dictionary(grouping: nominal.memberOrder, by: { $0.module.map(ObjectIdentifier.init) }).values {
        checkMemberRedeclarations(members, of: nominal)
      }
      for member in nominal.memberOrder { checkWhole(member) }
      nominal.deinitializer.map(checkWhole)
      if nominal.kind != .protocol { nominal.conformances.forEach(complete) }
    case .alias, .associated, .parameter: break
    }
  }

  private func checkWhole(_ function: Function) {
    prepare(function)
    for index in function.parameters.indices { _ = defaultArgument(index, of: function.parameters) }
    checkBody(of: function)
  }

  private func checkWhole(_ variable: Variable) {
    prepare(variable)
    if variable.hasInitialValue { _ = initialValue(of: variable) }
    for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] { accessor.map(checkWhole) }
  }
}
