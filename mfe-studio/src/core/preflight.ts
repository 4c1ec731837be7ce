import {
  type DesignElement,
  type ImageElement,
  missingCharacters,
  type PrintArea,
  type TextElement,
} from '@stampa/design'
import type { Box } from './arrange.ts'
import { isHardlySeen } from './color.ts'
import type { PixelFacts } from './pixel-facts.ts'

export type Finding = { readonly id: string } & (
  | { readonly kind: 'low-resolution' | 'very-low-resolution'; readonly dpi: number }
  | { readonly kind: 'outside-area' | 'outside-margin' }
  | { readonly kind: 'missing-characters'; readonly characters: readonly string[] }
  | { readonly kind: 'small-text' | 'thin-line'; readonly millimetres: number }
  | { readonly kind: 'color-near-garment' | 'white-box' }
)

export const thresholds = {
  /** Dots per inch below which an image prints soft (low) or visibly pixelated (veryLow). */
  resolution: { low: 150, veryLow: 100 },
  /** Smallest height of a capital letter and width of an outline that print on cloth, mm. */
  letterHeight: 2,
  lineWidth: 0.35,
  /** Distance from the print area's edge that shifted cloth may cut off, mm. */
  safeMargin: 5,
} as const

/** Height of a capital letter, ems. */
const capitalHeight = 0.7

export interface Surroundings {
  readonly area: PrintArea
  /** `#rrggbb` */
  readonly garment: string
  readonly boxes: readonly Box[]
  factsOf(asset: string): PixelFacts | undefined
}

/** Returns the print problems of a side's elements, bottom to top. Hidden elements are not printed. */
export function preflight(elements: readonly DesignElement[], around: Surroundings): Finding[] {
  return elements.flatMap(element => {
    if (element.hidden) return []
    const own = element.type === 'image' ? aboutImage(element, around) : aboutInk(element, around)
    return [...own, ...aboutPlace(element, around)]
  })
}

/** Dots per inch at which the image is printed. */
export function effectiveDpi({ pixels, crop, width, height }: ImageElement): number {
  const inch = 25.4
  return Math.min(
    (pixels.width * crop.width * inch) / width,
    (pixels.height * crop.height * inch) / height,
  )
}

function aboutImage(element: ImageElement, { garment, factsOf }: Surroundings): Finding[] {
  const { id } = element
  const findings: Finding[] = []
  const dpi = effectiveDpi(element)
  if (dpi < thresholds.resolution.veryLow) findings.push({ id, kind: 'very-low-resolution', dpi })
  else if (dpi < thresholds.resolution.low) findings.push({ id, kind: 'low-resolution', dpi })
  const white = isHardlySeen(garment, '#ffffff')
  if (!white && !element.removeWhite && factsOf(element.asset)?.whiteBox) {
    findings.push({ id, kind: 'white-box' })
  }
  return findings
}

function aboutInk(
  element: Exclude<DesignElement, ImageElement>,
  { garment }: Surroundings,
): Finding[] {
  const { id } = element
  const findings = element.type === 'text' ? aboutText(element) : []
  if (isUnseen(element, garment)) findings.push({ id, kind: 'color-near-garment' })
  return findings
}

/** Returns whether an element has nearly the garment's colour, `#rrggbb`; images are not judged. */
export function isUnseen(element: DesignElement, garment: string): boolean {
  if (element.type === 'image') return false
  // An outline in another colour keeps letters in the garment's colour visible.
  const edge = element.type === 'text' && element.outline ? element.outline.color : element.fill
  return [element.fill, edge].every(color => isHardlySeen(color, garment))
}

function aboutText(element: TextElement): Finding[] {
  const { id, font, text, size, outline } = element
  const findings: Finding[] = []
  const characters = missingCharacters(font, text)
  if (characters.length > 0) findings.push({ id, kind: 'missing-characters', characters })
  const height = size * capitalHeight
  if (height < thresholds.letterHeight) {
    findings.push({ id, kind: 'small-text', millimetres: height })
  }
  if (outline && outline.width < thresholds.lineWidth) {
    findings.push({ id, kind: 'thin-line', millimetres: outline.width })
  }
  return findings
}

/** Rounding error of measured boxes, mm. */
const tolerance = 0.01

function aboutPlace({ id }: DesignElement, { area, boxes }: Surroundings): Finding[] {
  const box = boxes.find(candidate => candidate.id === id)
  if (!box) return []
  const inside = (margin: number) =>
    box.left >= -area.widthMm / 2 + margin - tolerance &&
    box.top >= -area.heightMm / 2 + margin - tolerance &&
    box.left + box.width <= area.widthMm / 2 - margin + tolerance &&
    box.top + box.height <= area.heightMm / 2 - margin + tolerance
  if (!inside(0)) return [{ id, kind: 'outside-area' }]
  return inside(thresholds.safeMargin) ? [] : [{ id, kind: 'outside-margin' }]
}
