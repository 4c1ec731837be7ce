import { useMessages } from '@stampa/platform'
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react'
import { RangeField } from '../field/range-field.tsx'
import { draw } from './bitmap.ts'
import { clamp, type Part, type Point, shownPart } from './crop.ts'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

interface FocusEditorProps {
  image: ImageBitmap
  /** Width divided by height of the image on the page. */
  aspect: number
  value: Point
  onValueChange: (value: Point) => void
}

/** Longer edge of both canvases in pixels: twice their CSS size, for dense screens. */
const edge = 480

/** Sets the focal point of an image, beside a preview of the image on the page. */
export function FocusEditor(props: FocusEditorProps): ReactElement {
  const { image, aspect, value, onValueChange } = props
  const texts = useMessages(imageFieldMessages)
  const marker = useRef<HTMLSpanElement>(null)
  const whole = { x: 0, y: 0, width: image.width, height: image.height }

  // Properties in place of a `style` attribute, which the content security policy forbids.
  useEffect(() => {
    marker.current?.style.setProperty('inset-inline-start', `${value.x * 100}%`)
    marker.current?.style.setProperty('inset-block-start', `${value.y * 100}%`)
  }, [value.x, value.y])

  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onValueChange({
      x: rounded((event.clientX - left) / width),
      y: rounded((event.clientY - top) / height),
    })
  }
  return (
    <div className={styles.focusing}>
      <div className={styles.pictures}>
        <figure className={styles.figure}>
          {/* For the pointer; the sliders below do the same. */}
          <div className={styles.whole} onPointerDown={point} onPointerMove={point}>
            <Drawing image={image} part={whole} />
            <span ref={marker} className={styles.marker} />
          </div>
          <figcaption>{texts.focus}</figcaption>
        </figure>
        <figure className={styles.figure}>
          <Drawing image={image} part={shownPart(image, aspect, value)} />
          <figcaption>{texts.asShown}</figcaption>
        </figure>
      </div>
      <div className={styles.sliders}>
        <PointSliders
          labels={{ x: texts.focusAcross, y: texts.focusDown }}
          value={value}
          onValueChange={onValueChange}
        />
      </div>
      <p className={styles.hint}>{texts.focusHint}</p>
    </div>
  )
}

function Drawing({ image, part }: { image: ImageBitmap; part: Part }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x, y, width, height } = part
  const scale = edge / Math.max(width, height)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, image, { x, y, width, height })
  }, [image, x, y, width, height])
  return (
    <canvas
      ref={canvas}
      width={Math.max(1, Math.round(width * scale))}
      height={Math.max(1, Math.round(height * scale))}
      className={styles.drawing}
    />
  )
}

/** Rounds to two digits, which is finer than the eye can distinguish. */
function rounded(share: number): number {
  return Math.round(clamp(share) * 100) / 100
}

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
