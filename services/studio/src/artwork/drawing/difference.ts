import type { Pixels } from '@stampa/design'
import type { MockupDifference } from '../artwork.ts'

/** Colours further apart than this, of 255, are told apart at a glance. */
const visible = 48

/** Share of differing pixels that another program's edges and the mockup's smallness explain. */
export const explained = 0.02

/** Fewer pixels say nothing. */
const fewest = 50

/** From here up the design hides what is under it. */
const opaque = 250

export interface CompareOptions {
  /** Whether all of the second picture is known, and not only where it is opaque. */
  everywhere: boolean
}

/**
 * How much of two pictures of one size is visibly different. Each is looked at in blocks of two by two pixels, so
 * that edges, which any two programs draw a little differently, count for less.
 *
 * @param drawn transparent where it says nothing
 */
export function differenceOf(
  submitted: Pixels,
  drawn: Pixels,
  { everywhere }: CompareOptions,
): MockupDifference {
  const { width, height } = drawn
  let compared = 0
  let different = 0
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const mine = blockAt(drawn, x, y)
      if (!everywhere && mine.alpha < opaque) continue
      compared += 1
      if (distance(mine, blockAt(submitted, x, y)) > visible) different += 1
    }
  }
  const share = compared === 0 ? 0 : different / compared
  return { share, differs: compared >= fewest && share > explained }
}

interface Colour {
  red: number
  green: number
  blue: number
  alpha: number
}

/** The mean of four pixels, on white where they are translucent. */
function blockAt({ data, width }: Pixels, x: number, y: number): Colour {
  const sum: Colour = { red: 0, green: 0, blue: 0, alpha: 0 }
  for (const pixel of [
    y * width + x,
    y * width + x + 1,
    (y + 1) * width + x,
    (y + 1) * width + x + 1,
  ]) {
    const at = pixel * 4
    const alpha = data[at + 3] ?? 0
    const onWhite = (value = 0) => 255 + ((value - 255) * alpha) / 255
    sum.red += onWhite(data[at]) / 4
    sum.green += onWhite(data[at + 1]) / 4
    sum.blue += onWhite(data[at + 2]) / 4
    sum.alpha += alpha / 4
  }
  return sum
}

function distance(one: Colour, other: Colour): number {
  return Math.max(
    Math.abs(one.red - other.red),
    Math.abs(one.green - other.green),
    Math.abs(one.blue - other.blue),
  )
}
