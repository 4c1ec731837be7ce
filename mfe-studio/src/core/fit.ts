import {
  type DesignElement,
  limits,
  type PrintArea,
  type Side,
  sides,
  type TextElement,
} from '@stampa/design'
import { boundsOf, type Frame } from './arrange.ts'
import type { Fields } from './history.ts'
import { thresholds } from './preflight.ts'

/**
 * The place of a design on a print area: its lengths times `scale`, its positions then moved by `x` and `y`, mm.
 *
 * A design's document keeps what the visitor made, in mm. A change of product changes only the fit, which is applied
 * whenever the design is shown, checked or ordered, and undone before an edit is stored. On the print area where the
 * design was begun, and on each that has room for it, it is shown as it was made; on another it is moved inwards and,
 * if it has to be, made smaller as a whole. Fits are remembered, so that every way back leads to the same picture.
 */
export interface Fit {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const asMade: Fit = { scale: 1, x: 0, y: 0 }

interface KnownFit extends Fit {
  /** The design was changed on another print area since, so that it may no longer have room here. */
  readonly isStale: boolean
}

type SideFits = Readonly<Record<string, KnownFit>>

/** The fits that a design has been shown with, by side and by size of the print area. */
export type Fits = Readonly<Record<Side, SideFits>>

export const noFits: Fits = { front: {}, back: {} }

/** @param isEdit whether the design was changed, which makes its fits on other print areas stale */
export function withFit(fits: Fits, side: Side, area: PrintArea, fit: Fit, isEdit: boolean): Fits {
  const { scale, x, y } = fit
  const others: SideFits = isEdit
    ? Object.fromEntries(Object.entries(fits[side]).map(([size, known]) => [size, stale(known)]))
    : fits[side]
  const own = { [sizeOf(area)]: { scale, x, y, isStale: false } }
  return { ...fits, [side]: { ...others, ...own } }
}

/** Returns the fit that a design was last shown with on the print area, if it has room with it. */
export function knownFit(fits: SideFits, area: PrintArea, boxes: readonly Frame[]) {
  const known = fits[sizeOf(area)]
  return known && (!known.isStale || isInside(boxes.map(placedFrame(known)), area))
    ? known
    : undefined
}

function stale(known: KnownFit): KnownFit {
  return { ...known, isStale: true }
}

export function sizeOf({ widthMm, heightMm }: PrintArea): string {
  return `${widthMm}x${heightMm}`
}

/** Reads fits of unknown origin; those of an older version of the page, or invalid ones, are none. */
export function fitsFrom(value: unknown): Fits {
  const of = (side: Side): [string, unknown][] =>
    Object.entries(Object(Object(value)[side])).filter(([, fit]) => isFit(fit))
  return Object.fromEntries(sides.map(side => [side, Object.fromEntries(of(side))])) as Fits
}

function isFit(value: unknown): value is KnownFit {
  const { scale, x, y, isStale } = Object(value)
  const isPosition = (mm: unknown) => typeof mm === 'number' && Math.abs(mm) <= limits.position
  return (
    typeof scale === 'number' &&
    scale > 0 &&
    scale <= 1 &&
    isPosition(x) &&
    isPosition(y) &&
    typeof isStale === 'boolean'
  )
}

/** Finds the fit for boxes: as they are where the print area has room for them, else inside its safe margin. */
export function fitInto(boxes: readonly Frame[], area: PrintArea): Fit {
  if (boxes.length === 0 || isInside(boxes, area)) return asMade
  const bounds = boundsOf(boxes)
  const { width, height } = safeSize(area)
  const scale = Math.min(1, width / bounds.width, height / bounds.height)
  return {
    scale,
    x: inwards(bounds.left * scale, bounds.width * scale, width),
    y: inwards(bounds.top * scale, bounds.height * scale, height),
  }
}

/** Size of the print area within its safe margin, mm; a small area keeps half its size. */
export function safeSize({ widthMm, heightMm }: PrintArea): { width: number; height: number } {
  const within = (length: number) => Math.max(length - 2 * thresholds.safeMargin, length / 2)
  return { width: within(widthMm), height: within(heightMm) }
}

/** The shift that puts a stretch of this start and length into a room around 0. */
function inwards(start: number, length: number, room: number): number {
  return Math.max(-room / 2 - start, Math.min(0, room / 2 - length - start))
}

function isInside(boxes: readonly Frame[], { widthMm, heightMm }: PrintArea): boolean {
  // Rounding error of measured boxes, mm.
  const [x, y] = [widthMm / 2 + 0.01, heightMm / 2 + 0.01]
  return boxes.every(
    ({ left, top, width, height }) =>
      left >= -x && top >= -y && left + width <= x && top + height <= y,
  )
}

function placedFrame({ scale, x, y }: Fit) {
  return ({ left, top, width, height }: Frame): Frame => ({
    left: left * scale + x,
    top: top * scale + y,
    width: width * scale,
    height: height * scale,
  })
}

/** Places fields of an element of this type; lengths stay within the limits of a design. */
export function placed(type: DesignElement['type'], fields: Fields, fit: Fit): Fields {
  const { outline } = fields
  const lengths = Object.entries(fields).map(([name, value]) => {
    const range = rangesOf[type][name]
    const by = name === 'x' ? fit.x : name === 'y' ? fit.y : 0
    return [name, range ? within(range, Number(value) * fit.scale + by) : value]
  })
  return {
    ...Object.fromEntries(lengths),
    ...(isOutline(outline) && {
      outline: { ...outline, width: within(limits.outlineWidth, outline.width * fit.scale) },
    }),
  }
}

function isOutline(value: unknown): value is NonNullable<TextElement['outline']> {
  return typeof value === 'object' && value !== null
}

function within({ min, max }: { min: number; max: number }, value: number): number {
  return Math.min(max, Math.max(min, value))
}

export function placedElement<Element extends DesignElement>(element: Element, fit: Fit): Element {
  return placed(element.type, { ...element }, fit) as unknown as Element
}

/** Undoes a fit: `placed(type, placed(type, fields, fit), inverse(fit))` are the same fields. */
export function inverse({ scale, x, y }: Fit): Fit {
  return { scale: 1 / scale, x: -x / scale, y: -y / scale }
}

const position = { min: -limits.position, max: limits.position }

/** Limits of the fields that are lengths. */
const rangesOf: Record<DesignElement['type'], Record<string, { min: number; max: number }>> = {
  image: { x: position, y: position, width: limits.length, height: limits.length },
  text: { x: position, y: position, width: limits.length, size: limits.textSize },
  qr: { x: position, y: position, size: limits.length },
}
