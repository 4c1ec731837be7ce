/** Bits of each channel that colours have in common to be counted as one. */
const sharedBits = 4

/**
 * The colour that covers most of a picture: the average of the fullest of 4096 boxes, so that a white ground
 * is white and not the middle of whatever is nearly white.
 *
 * @param pixels red, green and blue of each pixel, 8 bits; at least one pixel
 * @returns `#rrggbb`
 */
export function dominantColor(pixels: Uint8Array): string {
  const counts = new Uint32Array(1 << (3 * sharedBits))
  const boxes = boxesOf(pixels)
  let fullest = 0
  for (const box of boxes) {
    const count = (counts[box] ?? 0) + 1
    counts[box] = count
    if (count > (counts[fullest] ?? 0)) fullest = box
  }

  const sums = [0, 0, 0]
  boxes.forEach((box, pixel) => {
    if (box !== fullest) return
    for (let channel = 0; channel < 3; channel++) {
      sums[channel] = (sums[channel] ?? 0) + (pixels[3 * pixel + channel] ?? 0)
    }
  })
  const hex = sums.map(sum =>
    Math.round(sum / (counts[fullest] ?? 1))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The box of each pixel's colour. */
function boxesOf(pixels: Uint8Array): Uint16Array {
  const part = (index: number) => (pixels[index] ?? 0) >> (8 - sharedBits)
  return Uint16Array.from({ length: pixels.length / 3 }, (_, pixel) => {
    const [red, green, blue] = [part(3 * pixel), part(3 * pixel + 1), part(3 * pixel + 2)]
    return (((red << sharedBits) | green) << sharedBits) | blue
  })
}
