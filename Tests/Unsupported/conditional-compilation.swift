#if DEBUG // unsupported: #if
print("debug")
#endif
