import { canvasSize, pixelsPerMm, printAreaPixels } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement } from 'react'
import { effectiveDpi, type Finding, thresholds } from '../core/preflight.ts'
import styles from './stage-overlay.module.css'
import { toolMessages } from './tools.messages.ts'
import type { Editing } from './use-editing.ts'

interface StageOverlayProps {
  editing: Editing
  findings: readonly Finding[]
}

/**
 * Drawn over the canvas and never printed: print area, guides, print problems and the resolution of selected
 * images.
 */
export function StageOverlay({ editing, findings }: StageOverlayProps): ReactElement {
  const { area, visible, guides, boxes, state } = editing
  const texts = useMessages(toolMessages)
  const { left, top, width, height } = printAreaPixels(area)
  const scale = pixelsPerMm(area)
  const margin = thresholds.safeMargin * scale
  const chips = boxes.flatMap(box => {
    const element = state.elements.find(({ id }) => id === box.id)
    if (!element || element.hidden) return []
    const isFaulty = findings.some(({ id }) => id === box.id)
    // A label covers its surroundings, so that only what is edited has one.
    const isLabelled = state.selected.has(box.id) && element.type === 'image'
    const dpi = isLabelled ? effectiveDpi(element) : undefined
    if (!isFaulty && dpi === undefined) return []
    const x = left + width / 2 + box.left * scale
    const y = top + height / 2 + box.top * scale
    return [{ box, x, y, isFaulty, dpi }]
  })
  return (
    <div aria-hidden="true" className={styles.overlay}>
      <svg
        aria-hidden="true"
        viewBox={`${visible.left} ${visible.top} ${visible.width} ${visible.height}`}
      >
        <g className={styles.area}>
          <rect x={left} y={top} width={width} height={height} />
        </g>
        {margin * 2 < Math.min(width, height) && (
          <g className={styles.margin}>
            <rect
              x={left + margin}
              y={top + margin}
              width={width - 2 * margin}
              height={height - 2 * margin}
            />
          </g>
        )}
        <g className={styles.guide}>
          {guides.vertical !== null && <path d={`M${guides.vertical} 0V${canvasSize}`} />}
          {guides.horizontal !== null && <path d={`M0 ${guides.horizontal}H${canvasSize}`} />}
        </g>
        <g className={styles.warning}>
          {chips
            .filter(({ isFaulty }) => isFaulty)
            .map(({ box, x, y }) => (
              <rect
                key={box.id}
                x={x}
                y={y}
                width={box.width * scale}
                height={box.height * scale}
              />
            ))}
        </g>
      </svg>
      {chips.map(({ box, x, y, isFaulty, dpi }) => (
        <span
          key={box.id}
          ref={chip => {
            chip?.style.setProperty('--x', percent((x - visible.left) / visible.width))
            chip?.style.setProperty('--y', percent((y - visible.top) / visible.height))
          }}
          className={cx(styles.chip, dpi === undefined ? styles.bad : look(dpi))}
        >
          {isFaulty && <span>⚠</span>} {dpi !== undefined && texts.dpi(Math.round(dpi))}
        </span>
      ))}
    </div>
  )
}

function percent(share: number): string {
  return `${share * 100}%`
}

function look(dpi: number): string | undefined {
  if (dpi < thresholds.resolution.veryLow) return styles.bad
  return dpi < thresholds.resolution.low ? styles.fair : styles.good
}
