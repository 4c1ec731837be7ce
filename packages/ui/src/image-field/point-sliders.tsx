import type { ReactElement } from 'react'
import { RangeField } from '../field/range-field.tsx'
import type { Point } from './crop.ts'

interface PointSlidersProps {
  labels: Record<keyof Point, string>
  value: Point
  /** Directions in which the point cannot move. */
  disabled?: Partial<Record<keyof Point, boolean>>
  onValueChange: (value: Point) => void
}

export function PointSliders(props: PointSlidersProps): ReactElement[] {
  const { labels, value, disabled = {}, onValueChange } = props
  return (['x', 'y'] as const).map(axis => (
    <RangeField
      key={axis}
      label={labels[axis]}
      min={0}
      max={1}
      step={0.01}
      value={value[axis]}
      disabled={disabled[axis]}
      onValueChange={next => onValueChange({ ...value, [axis]: next })}
    />
  ))
}
