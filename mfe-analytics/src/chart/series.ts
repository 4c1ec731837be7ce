import type { Bucket } from '../shared/answers.ts'
import type { chartMessages } from './chart.messages.ts'

/** A line of the chart. */
export interface Series {
  name: keyof typeof chartMessages &
    ('sessions' | 'pageViews' | 'sessionsBefore' | 'pageViewsBefore')
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
