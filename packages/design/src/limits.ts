/** Limits of a design: wide enough for any real one, small enough to draw it in a moment. Lengths are millimetres. */
export const limits = {
  elementsPerSide: 300,
  /** Largest distance of an element's centre from the print area's, along each axis. */
  position: 5_000,
  length: { min: 0.1, max: 5_000 },
  textSize: { min: 0.5, max: 1_000 },
  outlineWidth: { min: 0, max: 50 },
  lineHeight: { min: 0.5, max: 3 },
  /** Thousandths of an em. */
  letterSpacing: { min: -200, max: 2_000 },
  /** Degrees of a text's arc; negative opens upwards. */
  curve: { min: -350, max: 350 },
  /** Characters. */
  text: 2_000,
  qrText: 500,
  name: 120,
  /** Pixels of an image's longer side. */
  pixels: 30_000,
} as const
