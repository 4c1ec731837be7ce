import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { nearest, type Plot } from './series.ts'

/** Returns the point of a chart that the pointer or the keyboard selects, undefined for none, and its handlers. */
export function useCursor(plot: Plot) {
  const [index, setIndex] = useState<number>()
  const last = plot.points - 1
  const shown = index === undefined || index > last ? undefined : index
  const put = (next: number) => setIndex(Math.min(Math.max(next, 0), last))

  return {
    index: shown,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const steps: Record<string, number> = {
          ArrowLeft: (shown ?? last + 1) - 1,
          ArrowDown: (shown ?? last + 1) - 1,
          ArrowRight: (shown ?? -1) + 1,
          ArrowUp: (shown ?? -1) + 1,
          PageUp: (shown ?? last) - 7,
          PageDown: (shown ?? 0) + 7,
          Home: 0,
          End: last,
        }
        const next = steps[event.key]
        if (event.key === 'Escape') setIndex(undefined)
        if (next === undefined) return
        event.preventDefault()
        put(next)
      },
      onPointerMove(event: PointerEvent) {
        const { left } = event.currentTarget.getBoundingClientRect()
        put(nearest(plot, event.clientX - left))
      },
      onPointerLeave: () => setIndex(undefined),
      onBlur: () => setIndex(undefined),
    },
  }
}
