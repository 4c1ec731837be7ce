import { median } from './statistics.ts'
import { table } from './table.ts'

/** A figure that was measured one or more times; its median counts. */
export interface Measurement {
  name: string
  values: number[]
  /** Unit printed after the value: `ms`, `%`. */
  unit?: string
  /** Digits after the decimal point. @default 0 */
  digits?: number
  /** Limit of the median; undefined without a goal. */
  goal?: Goal
}

/** The worst acceptable value. */
export type Goal = { atMost: number } | { atLeast: number }

/** Returns whether the median misses the goal. `NaN` (not measured) misses every goal. */
export function isMissed({ values, goal }: Measurement): boolean {
  if (!goal) return false
  const value = median(values)
  return !('atMost' in goal ? value <= goal.atMost : value >= goal.atLeast)
}

/** Formats a table row for each measurement: median, range, goal. */
export function measurementTable(measurements: Measurement[]): string {
  const rows = measurements.map(measurement => {
    const { name, values, goal } = measurement
    const range = values.length > 1 ? spread(measurement) : ''
    return [
      name,
      show(measurement, median(values)),
      range,
      goal ? showGoal(measurement, goal) : '',
      isMissed(measurement) ? 'missed' : '',
    ]
  })
  return table(['figure', 'median', 'range', 'goal', ''], rows, [
    'left',
    'right',
    'right',
    'right',
    'left',
  ])
}

function spread(measurement: Measurement): string {
  const { values } = measurement
  return `${show(measurement, Math.min(...values), '')}–${show(measurement, Math.max(...values))}`
}

function showGoal(measurement: Measurement, goal: Goal): string {
  return 'atMost' in goal
    ? `≤ ${show(measurement, goal.atMost)}`
    : `≥ ${show(measurement, goal.atLeast)}`
}

function show({ unit = '', digits = 0 }: Measurement, value: number, suffix = unit): string {
  const number = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return suffix ? `${number} ${suffix}` : number
}
