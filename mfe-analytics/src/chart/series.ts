import type { Bucket } from '../shared/calls.ts'

export interface Series {
  name: 'sessions' | 'pageViews' | 'sessionsBefore' | 'pageViewsBefore'
  values: number[]
}

/** Returns the chart's lines: the period, and the previous one point by point if compared. */
export function seriesOf(now: readonly Bucket[], before: readonly Bucket[] | undefined): Series[] {
  const lines: Series[] = [
    { name: 'pageViews', values: now.map(({ pageViews }) => pageViews) },
    { name: 'sessions', values: now.map(({ sessions }) => sessions) },
  ]
  if (!before) return lines
  // Periods of equal length may span different numbers of months or hours.
  return [
    ...lines,
    { name: 'pageViewsBefore', values: now.map((_, index) => before[index]?.pageViews ?? 0) },
    { name: 'sessionsBefore', values: now.map((_, index) => before[index]?.sessions ?? 0) },
  ]
}

export function highestOf(series: readonly Series[]): number {
  return series.reduce((highest, { values }) => Math.max(highest, ...values), 0)
}

export function totalOf({ values }: Series): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** Maximum number of steps of an axis. */
const steps = 4

/**
 * Returns the axis for counts up to `highest`: the values of its lines from 0 to `top`, which is at least 1, with
 * integer steps of 1, 2 or 5 times a power of ten.
 *
 * @example scaleFor(37) // { top: 40, ticks: [0, 10, 20, 30, 40] }
 */
export function scaleFor(highest: number): { top: number; ticks: number[] } {
  const least = Math.max(highest, 1) / steps
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5, 10].find(each => each * power >= least) ?? 10) * power)
  const count = Math.max(1, Math.ceil(highest / step))
  const ticks = Array.from({ length: count + 1 }, (_, index) => index * step)
  return { top: count * step, ticks }
}

/** Size of a plot in pixels, and its range of values. */
export interface Plot {
  width: number
  height: number
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

/** Returns the index of the point nearest to `x` pixels from the left. */
export function nearest(plot: Plot, x: number): number {
  const index = Math.round((x / plot.width) * (plot.points - 1))
  return Math.min(Math.max(index, 0), plot.points - 1)
}

/** Returns the `d` of an SVG path through the values. */
export function lineThrough(plot: Plot, values: readonly number[]): string {
  return values
    .slice(0, plot.points)
    .map((value, index) => {
      const command = index === 0 ? 'M' : 'L'
      return `${command}${xOf(plot, index).toFixed(1)} ${yOf(plot, value).toFixed(1)}`
    })
    .join('')
}

/** Returns the indices of the points with a label below, so that labels do not overlap. */
export function labelled(plot: Plot, labelWidth: number): number[] {
  const room = Math.max(1, Math.floor(plot.width / labelWidth))
  const every = Math.ceil(plot.points / room)
  return Array.from({ length: Math.ceil(plot.points / every) }, (_, n) => n * every)
}
