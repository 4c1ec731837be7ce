import { type ImageElement, type PrintArea, pixelsPerMm, printAreaPixels } from '@stampa/design'
import type { ReactElement } from 'react'
import type { Box } from '../core/arrange.ts'
import { effectiveDpi, thresholds } from '../core/preflight.ts'
import type { SnapLines } from '../stage/snap-while-moving.ts'
import type { Stage } from '../stage/stage.ts'
import styles from './stage-overlay.module.css'

interface StageOverlayProps {
  area: PrintArea
  seen: Stage['view']['seen']
  magnification: number
  lines: SnapLines
  images: readonly ImageElement[]
  boxes: readonly Box[]
  /** How a resolution is said. */
  dpi: (value: number) => string
}

/** What lies over the canvas and is never printed: the print area, guides, and each image's resolution. */
export function StageOverlay(props: StageOverlayProps): ReactElement {
  const { area, seen, magnification, lines, images, boxes, dpi } = props
  const { left, top, width, height } = printAreaPixels(area)
  const scale = pixelsPerMm(area)
  const margin = thresholds.safeMargin * scale
  const center = { x: left + width / 2, y: top + height / 2 }
  return (
    <svg
      viewBox={`${seen.left} ${seen.top} ${seen.width} ${seen.height}`}
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
      {lines.map(({ direction, at }) =>
        direction === 'upright' ? (
          <line key={direction} x1={at} x2={at} y1={0} y2={600} className={styles.guide} />
        ) : (
          <line key={direction} x1={0} x2={600} y1={at} y2={at} className={styles.guide} />
        ),
      )}
      {images.map(image => {
        const box = boxes.find(({ id }) => id === image.id)
        if (!box || image.hidden) return null
        const value = effectiveDpi(image)
        return (
          <text
            key={image.id}
            x={center.x + box.left * scale}
            y={center.y + box.top * scale}
            // Beside the handle at the corner.
            dx="0.8em"
            dy="-0.4em"
            fontSize={`${1 / magnification}em`}
            className={badge(value)}
          >
            {dpi(Math.round(value))}
          </text>
        )
      })}
    </svg>
  )
}

function badge(dpi: number): string | undefined {
  if (dpi < thresholds.resolution.veryLow) return styles.bad
  return dpi < thresholds.resolution.low ? styles.fair : styles.good
}
