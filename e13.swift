print([].first ?? 1)
