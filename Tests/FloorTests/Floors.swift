import Testing

/// Floors of the house by themselves. One after the other: a process has one library that is prepared, and one stage.
@Suite(.serialized) struct Floors {}
