// Layers, which UIKit has.
