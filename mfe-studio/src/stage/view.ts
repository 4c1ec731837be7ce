import { canvasSize } from '@stampa/design'
import { type Canvas, Point, type TMat2D } from 'fabric/es'
import type { Frame } from '../core/arrange.ts'

/** Largest magnification of the stage. */
const maxMagnification = 6

/**
 * Zoom and pan of the stage: by the wheel (with Control), a pinch, a drag with the middle button, or
 * {@link zoomBy}.
 */
export class View {
  readonly #canvas: Canvas
  readonly #changed: () => void
  readonly #listeners = new AbortController()
  /** Side of the whole stage without magnification, screen pixels. */
  #size = canvasSize
  #magnification = 1

  constructor(canvas: Canvas, changed: () => void) {
    this.#canvas = canvas
    this.#changed = changed
    const { upperCanvasEl } = canvas
    const { signal } = this.#listeners
    upperCanvasEl.addEventListener('wheel', event => this.#wheel(event), { passive: false, signal })
    upperCanvasEl.addEventListener('pointerdown', capturePointer, { signal })
    upperCanvasEl.addEventListener('pointermove', event => this.#drag(event), { signal })
    // Fabric forbids scrolling everywhere; a drag of an object prevents it by itself.
    upperCanvasEl.style.touchAction = 'pan-x pan-y'
    // Captured before Fabric handles the second finger: the pinch ends a transform that the first one began.
    const options = { capture: true, passive: false, signal }
    upperCanvasEl.addEventListener('touchstart', event => this.#touch(event), options)
  }

  /** The visible part of the stage, stage pixels. */
  get visible(): Frame {
    const [zoom, , , , x, y] = this.#canvas.viewportTransform
    return { left: -x / zoom, top: -y / zoom, width: this.#size / zoom, height: this.#size / zoom }
  }

  /** @param size New side of the element, screen pixels. */
  resize(size: number) {
    if (size === this.#size || size === 0) return
    const { left, top } = this.visible
    this.#size = size
    this.#canvas.setDimensions({ width: size, height: size })
    const zoom = this.#zoom
    this.#show([zoom, 0, 0, zoom, -left * zoom, -top * zoom])
  }

  /** @param at Point that stays in its place, screen pixels of the stage. @default its centre */
  zoomBy(factor: number, at = new Point(this.#size / 2, this.#size / 2)) {
    this.#magnification = Math.min(maxMagnification, Math.max(1, this.#magnification * factor))
    this.#canvas.zoomToPoint(at, this.#zoom)
    this.#show(this.#canvas.viewportTransform)
  }

  reset() {
    this.zoomBy(0)
  }

  dispose() {
    this.#listeners.abort()
  }

  get #zoom(): number {
    return (this.#magnification * this.#size) / canvasSize
  }

  #panBy(x: number, y: number) {
    const [zoom, , , , left, top] = this.#canvas.viewportTransform
    this.#show([zoom, 0, 0, zoom, left + x, top + y])
  }

  /** Pans and zooms, without moving the stage out of its frame. */
  #show([zoom, , , , x, y]: TMat2D) {
    const least = this.#size - zoom * canvasSize
    const within = (value: number) => Math.min(0, Math.max(least, value))
    this.#canvas.setViewportTransform([zoom, 0, 0, zoom, within(x), within(y)])
    this.#canvas.requestRenderAll()
    this.#changed()
  }

  #drag(event: PointerEvent) {
    if ((event.buttons & 4) !== 0) this.#panBy(event.movementX, event.movementY)
  }

  #wheel(event: WheelEvent) {
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault()
      this.zoomBy(Math.exp(-event.deltaY / 300), new Point(event.offsetX, event.offsetY))
    } else if (this.#magnification > 1) {
      event.preventDefault()
      this.#panBy(-event.deltaX, -event.deltaY)
    }
  }

  /**
   * Two fingers zoom; one outside of every object scrolls the page: Fabric then gets the mouse events of a
   * tap only.
   */
  #touch(start: TouchEvent) {
    if (start.touches.length === 2) this.#pinch(start)
    else if (!this.#canvas.findTarget(start).target) start.stopImmediatePropagation()
  }

  #pinch(start: TouchEvent) {
    start.preventDefault()
    start.stopImmediatePropagation()
    if (this.#canvas._currentTransform) this.#canvas.endCurrentTransform(start)
    const over = new AbortController()
    const target = this.#canvas.upperCanvasEl
    let before = fingers(start, target)
    const follow = (event: TouchEvent) => {
      if (event.touches.length !== 2) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const now = fingers(event, target)
      this.#panBy(now.middle.x - before.middle.x, now.middle.y - before.middle.y)
      this.zoomBy(now.distance / before.distance, now.middle)
      before = now
    }
    const end = (event: TouchEvent) => {
      if (event.touches.length < 2) over.abort()
    }
    const options = { capture: true, passive: false, signal: over.signal }
    document.addEventListener('touchmove', follow, options)
    document.addEventListener('touchend', end, options)
    document.addEventListener('touchcancel', end, options)
  }
}

/** Keeps a drag with the middle button on the stage, and the browser from scrolling. */
function capturePointer(event: PointerEvent) {
  if (event.button !== 1 || !(event.target instanceof Element)) return
  event.preventDefault()
  event.target.setPointerCapture(event.pointerId)
}

/** Centre and distance of two fingers, screen pixels of the element. */
function fingers({ touches }: TouchEvent, element: Element) {
  const { left, top } = element.getBoundingClientRect()
  const [first, second] = [...touches].map(
    ({ clientX, clientY }) => new Point(clientX - left, clientY - top),
  )
  if (!first || !second) throw new RangeError('A pinch takes two fingers')
  return { middle: first.midPointFrom(second), distance: Math.max(1, first.distanceFrom(second)) }
}
