import type { Pixels } from '@stampa/design'
import type { MockupDifference } from '../artwork.ts'

/** Colours further apart than this, of 255, are told apart at a glance. */
const visible = 48

/** Share of differing blocks that another program's edges and the mockup's smallness explain. */
const explained = 0.02

/** Fewer blocks say nothing. */
const fewest = 20

/**
 * How much of it is covered where a block is compared, 0 to 1. What shows through the rest is not known: of an honest
 * mockup it makes 0.8 × 0.2 of a colour's range at most, which is less than is visible.
 */
const covered = 0.8

/**
 * How much of what is drawn looks different in the mockup. Both are looked at in blocks of two by two pixels, so that
 * edges, which any two programs draw a little differently, count for less.
 *
 * @param submitted the mockup
 * @param drawn of the same size; transparent where it says nothing
 */
export function differenceOf(submitted: Pixels, drawn: Pixels): MockupDifference {
  const { width, height } = drawn
  let compared = 0
  let different = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const own = blockAt(drawn, x, y)
      if (own.cover < covered) continue
      compared += 1
      if (distance(own, blockAt(submitted, x, y)) > visible) different += 1
    }
  }
  const share = compared === 0 ? 0 : different / compared
  return { share, differs: compared >= fewest && share > explained }
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

/** By how much the mockup would change if the block were drawn over it. */
function distance({ colour, cover }: Block, submitted: Block): number {
  const changes = colour.map((value, channel) =>
    Math.abs(value - cover * (submitted.colour[channel] ?? 0)),
  )
  return Math.max(...changes)
}
