/** Colour adjustments of an image; see ImageElement. */
interface Adjustments {
  readonly brightness: number
  readonly contrast: number
  readonly greyscale: boolean
  readonly removeWhite: boolean
}

export interface Pixels {
  /** RGBA, not premultiplied, row by row. */
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export function isAdjusted(adjustments: Adjustments): boolean {
  const { brightness, contrast, greyscale, removeWhite } = adjustments
  return brightness !== 0 || contrast !== 0 || greyscale || removeWhite
}

/** Changes the pixels in place. White is removed first, because brightness would change what is white. */
export function adjustPixels(pixels: Pixels, adjustments: Adjustments): void {
  if (adjustments.removeWhite) removeWhite(pixels)
  const { brightness, contrast, greyscale } = adjustments
  if (brightness === 0 && contrast === 0 && !greyscale) return
  const { data } = pixels
  const tone = toneTable(brightness, contrast)
  for (let index = 0; index < data.length; index += 4) {
    let [red = 0, green = 0, blue = 0] = [data[index], data[index + 1], data[index + 2]]
    if (greyscale) red = green = blue = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    data[index] = tone[red] ?? 0
    data[index + 1] = tone[green] ?? 0
    data[index + 2] = tone[blue] ?? 0
  }
}

/** Maps each old value to its new one: contrast around the middle value, then brightness. */
function toneTable(brightness: number, contrast: number): Uint8ClampedArray {
  // Full contrast is five times as steep.
  const slope = contrast < 0 ? 1 + contrast : 1 + 4 * contrast
  return Uint8ClampedArray.from(
    { length: 256 },
    (_, value) => (value - 127.5) * slope + 127.5 + 255 * brightness,
  )
}

/** Lightness from which a pixel is paper; from `soft` up it is the anti-aliased edge of the drawing. */
const white = 240
const soft = 190

/** Makes white that is connected to the image's edge transparent; white inside a drawing stays. */
function removeWhite({ data, width, height }: Pixels) {
  const paper = new Uint8Array(width * height)
  const open: number[] = []
  const visit = (pixel: number) => {
    if (paper[pixel] === 1 || lightness(data, pixel) < white) return
    paper[pixel] = 1
    open.push(pixel)
  }
  for (let pixel = 0; pixel < paper.length; pixel++) {
    const x = pixel % width
    const isRowEnd = x === 0 || x === width - 1
    if (isRowEnd || pixel < width || pixel >= width * (height - 1)) visit(pixel)
  }
  for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    if (pixel >= width) visit(pixel - width)
    if (pixel < width * (height - 1)) visit(pixel + width)
  }
  for (let pixel = 0; pixel < paper.length; pixel++) {
    if (paper[pixel] === 1) data[pixel * 4 + 3] = 0
    else if (touches(paper, pixel, width)) soften(data, pixel)
  }
}

function touches(paper: Uint8Array, pixel: number, width: number): boolean {
  const x = pixel % width
  return (
    (x > 0 && paper[pixel - 1] === 1) ||
    (x < width - 1 && paper[pixel + 1] === 1) ||
    paper[pixel - width] === 1 ||
    paper[pixel + width] === 1
  )
}

function soften(data: Uint8ClampedArray, pixel: number) {
  const light = lightness(data, pixel)
  if (light <= soft) return
  const at = pixel * 4 + 3
  data[at] = ((data[at] ?? 0) * (255 - light)) / (255 - soft)
}

/** Smallest of the three channels; transparent pixels count as paper. */
function lightness(data: Uint8ClampedArray, pixel: number): number {
  const at = pixel * 4
  if (data[at + 3] === 0) return 255
  return Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}
