@dynamicMemberLookup struct S { // unsupported: dynamicMemberLookup
  subscript(dynamicMember name: String) -> String { name }
}
print("x")
