// Kinds of content, which UIKit has.
