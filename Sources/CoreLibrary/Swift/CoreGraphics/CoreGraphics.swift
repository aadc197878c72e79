// Points, sizes, rectangles and affine transforms, which Foundation has.
