import type { Pixels } from '@stampa/design'
import type { MockupDifference } from '../artwork.ts'

/** Minimum visible difference of a colour channel, of 255. */
const minDifference = 48

/** Tolerated share of differing blocks, for different antialiasing and the mockup's low resolution. */
const maxShare = 0.02

/** Minimum number of blocks for a verdict. */
const minBlocks = 20

/**
 * Minimum opacity of a compared block, 0 to 1. The background of the rest is unknown; in an honest mockup it changes
 * a channel by at most 0.8 × 0.2 of its range, which is below the visible difference.
 */
const minCover = 0.8

/**
 * Returns the share of the artwork that looks different in the mockup. Compares blocks of 2 × 2 pixels, which reduces
 * the weight of edges, where renderers differ.
 *
 * @param drawn of the same size as the mockup; transparent pixels are not compared
 */
export function differenceOf(submitted: Pixels, drawn: Pixels): MockupDifference {
  const { width, height } = drawn
  let compared = 0
  let different = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const own = blockAt(drawn, x, y)
      if (own.cover < minCover) continue
      compared += 1
      if (distance(own, blockAt(submitted, x, y)) > minDifference) different += 1
    }
  }
  const share = compared === 0 ? 0 : different / compared
  return { share, differs: compared >= minBlocks && share > maxShare }
}

/** The mean of four pixels. */
interface Block {
  /** Red, green and blue, weighted by how much each pixel covers. */
  colour: readonly [number, number, number]
  /** 0 to 1. */
  cover: number
}

function blockAt({ data, width }: Pixels, x: number, y: number): Block {
  const first = y * width + x
  let [red, green, blue, cover] = [0, 0, 0, 0]
  for (const pixel of [first, first + 1, first + width, first + width + 1]) {
    const part = (data[pixel * 4 + 3] ?? 0) / 255 / 4
    red += (data[pixel * 4] ?? 0) * part
    green += (data[pixel * 4 + 1] ?? 0) * part
    blue += (data[pixel * 4 + 2] ?? 0) * part
    cover += part
  }
  return { colour: [red, green, blue], cover }
}

/** Returns the colour change of the mockup if the block were drawn over it. */
function distance({ colour, cover }: Block, submitted: Block): number {
  const changes = colour.map((value, channel) =>
    Math.abs(value - cover * (submitted.colour[channel] ?? 0)),
  )
  return Math.max(...changes)
}
