/** A vertical axis from 0. */
export interface Scale {
  /** Of the topmost line; at least 1. */
  top: number
  /** Values of the lines, ascending, 0 first. */
  ticks: number[]
}

/** How many steps an axis has at most. */
const steps = 4

/**
 * The axis for counts up to a highest one: whole numbers, at steps of 1, 2 or 5 times a power of ten.
 *
 * @example scaleFor(37) // { top: 40, ticks: [0, 10, 20, 30, 40] }
 */
export function scaleFor(highest: number): Scale {
  const least = Math.max(highest, 1) / steps
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5, 10].find(each => each * power >= least) ?? 10) * power)
  const count = Math.max(1, Math.ceil(highest / step))
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step)
  return { top: count * step, ticks }
}

/** Where things are in a plot, in pixels. */
export interface Plot {
  width: number
  height: number
  /** How many points lie across. */
  points: number
  /** Value at the upper edge. */
  top: number
}

/** @returns pixels from the left; a single point is in the middle */
export function xOf(plot: Plot, index: number): number {
  return plot.points === 1 ? plot.width / 2 : (index / (plot.points - 1)) * plot.width
}

export function yOf(plot: Plot, value: number): number {
  return plot.height - (value / plot.top) * plot.height
}

/** The point nearest to a place across, in pixels from the left. */
export function nearest(plot: Plot, x: number): number {
  const index = Math.round((x / plot.width) * (plot.points - 1))
  return Math.min(Math.max(index, 0), plot.points - 1)
}

/** Path of the line through values, for the `d` of an SVG path. */
export function lineThrough(plot: Plot, values: readonly number[]): string {
  return values
    .slice(0, plot.points)
    .map((value, index) => {
      const command = index === 0 ? 'M' : 'L'
      return `${command}${xOf(plot, index).toFixed(1)} ${yOf(plot, value).toFixed(1)}`
    })
    .join('')
}

/** Which points are labelled below, so that neighbours do not touch. */
export function labelled(plot: Plot, labelWidth: number): number[] {
  const room = Math.max(1, Math.floor(plot.width / labelWidth))
  const every = Math.ceil(plot.points / room)
  return Array.from({ length: plot.points }, (_, index) => index).filter(
    index => index % every === 0,
  )
}
