import type { Bucket } from '../shared/answers.ts'
import type { chartMessages } from './chart.messages.ts'

/** One line of the chart. */
export interface Series {
  name: keyof typeof chartMessages &
    ('sessions' | 'pageViews' | 'sessionsBefore' | 'pageViewsBefore')
  values: number[]
}

/** The chart's lines: now, and if it is asked for, the period before, point for point. */
export function seriesOf(now: readonly Bucket[], before: readonly Bucket[] | undefined): Series[] {
  const lines: Series[] = [
    { name: 'pageViews', values: now.map(({ pageViews }) => pageViews) },
    { name: 'sessions', values: now.map(({ sessions }) => sessions) },
  ]
  if (!before) return lines
  // Two periods of equal length may touch different numbers of months, or hours.
  const alike = now.map((_, index) => before[index])
  return [
    ...lines,
    { name: 'pageViewsBefore', values: alike.map(bucket => bucket?.pageViews ?? 0) },
    { name: 'sessionsBefore', values: alike.map(bucket => bucket?.sessions ?? 0) },
  ]
}

export function highestOf(series: readonly Series[]): number {
  return series.reduce((highest, { values }) => Math.max(highest, ...values), 0)
}

export function totalOf({ values }: Series): number {
  return values.reduce((sum, value) => sum + value, 0)
}
