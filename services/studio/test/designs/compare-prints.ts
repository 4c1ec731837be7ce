import sharp from 'sharp'

export interface Print {
  /** RGBA. */
  data: Buffer
  width: number
  height: number
}

/** Colour difference of a channel, of 255, above which two pixels on white count as different. */
const visible = 32

const pixelsPerMm = 300 / 25.4

export async function readPrint(png: Buffer): Promise<Print> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Compares two prints of the same size.
 *
 * @returns `differing`: share of different pixels, 0 to 1; `shiftMm`: largest distance between the edges of their ink,
 *   mm. Both are NaN when nothing is drawn.
 */
export function comparePrints(one: Print, other: Print) {
  let differing = 0
  for (let at = 0; at < one.data.length; at += 4) {
    if (differsAt(one.data, other.data, at)) differing += 1
  }
  const [edges, otherEdges] = [inkEdges(one), inkEdges(other)]
  const shifts = edges.map((edge, index) => Math.abs(edge - (otherEdges[index] ?? Number.NaN)))
  return {
    differing: edges.length === 0 ? Number.NaN : differing / (one.data.length / 4),
    shiftMm: edges.length === 0 ? Number.NaN : Math.max(...shifts) / pixelsPerMm,
  }
}

function differsAt(one: Buffer, other: Buffer, at: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const difference = onWhite(one, at, channel) - onWhite(other, at, channel)
    if (Math.abs(difference) > visible) return true
  }
  return false
}

function onWhite(data: Buffer, at: number, channel: number): number {
  return 255 + (((data[at + channel] ?? 0) - 255) * (data[at + 3] ?? 0)) / 255
}

/** Returns left, top, right and bottom of the pixels with more than half opacity; empty when there are none. */
function inkEdges({ data, width }: Print): number[] {
  let [left, top, right, bottom] = [width, -1, 0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if ((data[at] ?? 0) < 128) continue
    const pixel = (at - 3) / 4
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    if (top < 0) top = y
    bottom = y
    if (x < left) left = x
    if (x > right) right = x
  }
  return top < 0 ? [] : [left, top, right, bottom]
}
