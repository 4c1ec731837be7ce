import { canvasSize, pixelsPerMm, printAreaPixels } from '@stampa/design'
import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { effectiveDpi, type Finding, thresholds } from '../core/preflight.ts'
import styles from './stage-overlay.module.css'
import { toolMessages } from './tools.messages.ts'
import type { Editing } from './use-editing.ts'

interface StageOverlayProps {
  editing: Editing
  findings: readonly Finding[]
}

/** Drawn over the canvas and never printed: print area, guides, print problems and each image's resolution. */
export function StageOverlay({ editing, findings }: StageOverlayProps): ReactElement {
  const { area, visible, guides, boxes, state } = editing
  const texts = useMessages(toolMessages)
  const { left, top, width, height } = printAreaPixels(area)
  const scale = pixelsPerMm(area)
  const margin = thresholds.safeMargin * scale
  return (
    <svg
      viewBox={`${visible.left} ${visible.top} ${visible.width} ${visible.height}`}
      aria-hidden="true"
      className={styles.overlay}
    >
      <rect x={left} y={top} width={width} height={height} className={styles.area} />
      {margin * 2 < Math.min(width, height) && (
        <rect
          x={left + margin}
          y={top + margin}
          width={width - 2 * margin}
          height={height - 2 * margin}
          className={styles.margin}
        />
      )}
      {guides.vertical !== null && (
        <path d={`M${guides.vertical} 0V${canvasSize}`} className={styles.guide} />
      )}
      {guides.horizontal !== null && (
        <path d={`M0 ${guides.horizontal}H${canvasSize}`} className={styles.guide} />
      )}
      {boxes
        .filter(({ id }) => findings.some(finding => finding.id === id))
        .map(box => {
          const [x, y] = [left + width / 2 + box.left * scale, top + height / 2 + box.top * scale]
          return (
            <g key={box.id} className={styles.warning}>
              <rect x={x} y={y} width={box.width * scale} height={box.height * scale} />
              {/* On the canvas even where the element leaves it. */}
              <text x={between(8, x, canvasSize - 30)} y={between(24, y + 24, canvasSize - 8)}>
                ⚠
              </text>
            </g>
          )
        })}
      {state.elements.map(element => {
        const box = boxes.find(({ id }) => id === element.id)
        if (!box || element.type !== 'image' || element.hidden) return null
        const dpi = effectiveDpi(element)
        return (
          <text
            key={element.id}
            x={left + width / 2 + box.left * scale}
            y={top + height / 2 + box.top * scale}
            // Beside the handle at the corner.
            dx="0.8em"
            dy="-0.4em"
            fontSize={`${visible.width / canvasSize}em`}
            className={badge(dpi)}
          >
            {texts.dpi(Math.round(dpi))}
          </text>
        )
      })}
    </svg>
  )
}

function between(min: number, value: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function badge(dpi: number): string | undefined {
  if (dpi < thresholds.resolution.veryLow) return styles.bad
  return dpi < thresholds.resolution.low ? styles.fair : styles.good
}
