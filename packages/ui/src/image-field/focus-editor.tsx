import { useMessages } from '@stampa/platform'
import { type PointerEvent, type ReactElement, useEffect, useRef } from 'react'
import { RangeField } from '../field/range-field.tsx'
import { draw } from './bitmap.ts'
import { clamp, type Point, shownPart } from './crop.ts'
import { imageFieldMessages } from './image-field.messages.ts'
import styles from './image-field.module.css'

interface FocusEditorProps {
  image: ImageBitmap
  /** Of the place where the image is shown. */
  aspect: number
  value: Point
  onValueChange: (value: Point) => void
}

/** Longer edge in pixels in which both pictures are drawn: twice what they are shown at. */
const edge = 480

/** What of an image must not be cut off, and how the image then looks in its place. */
export function FocusEditor(props: FocusEditorProps): ReactElement {
  const { image, aspect, value, onValueChange } = props
  const texts = useMessages(imageFieldMessages)
  const marker = useRef<HTMLSpanElement>(null)
  const whole = { x: 0, y: 0, width: image.width, height: image.height }

  // As properties, not as a style attribute: those the content security policy forbids.
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
          {/* A shortcut for the pointer to the two sliders below. */}
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
        <RangeField
          label={texts.focusAcross}
          min={0}
          max={1}
          step={0.01}
          value={value.x}
          onValueChange={x => onValueChange({ ...value, x })}
        />
        <RangeField
          label={texts.focusDown}
          min={0}
          max={1}
          step={0.01}
          value={value.y}
          onValueChange={y => onValueChange({ ...value, y })}
        />
      </div>
      <p className={styles.hint}>{texts.focusHint}</p>
    </div>
  )
}

interface DrawingProps {
  image: ImageBitmap
  part: { x: number; y: number; width: number; height: number }
}

function Drawing({ image, part }: DrawingProps): ReactElement {
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

/** Two digits are finer than what an eye tells apart. */
function rounded(share: number): number {
  return Math.round(clamp(share) * 100) / 100
}
