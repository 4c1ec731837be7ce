import type {
  DesignDocument,
  DesignElement,
  ElementBase,
  ImageElement,
  QrElement,
  TextElement,
} from './document.ts'
import { fontLabels } from './fonts/faces.ts'
import { limits } from './limits.ts'
import {
  boolean,
  fieldOf,
  list,
  matching,
  nullable,
  number,
  oneOf,
  type Reader,
  Refusal,
  record,
  text,
} from './read.ts'

type ParsedDocument =
  | { readonly ok: true; readonly document: DesignDocument }
  /** `path` names the field, `problem` what is wrong with it. */
  | { readonly ok: false; readonly path: string; readonly problem: string }

/**
 * Parses a document of unknown origin. The result is a new object of the known fields; a document with an unknown
 * field, without a known one or beyond {@link limits} is refused.
 *
 * @param value Result of JSON.parse.
 */
export function parseDesignDocument(value: unknown): ParsedDocument {
  try {
    const document = readDocument(value, '')
    const { front, back } = document.sides
    const ids = [...front, ...back].map(({ id }) => id)
    if (new Set(ids).size < ids.length) {
      throw new Refusal('sides', 'has two elements of the same id')
    }
    if (document.shared && back.length > 0) {
      throw new Refusal('sides.back', 'must be empty while both sides show the front')
    }
    return { ok: true, document }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, path: error.path, problem: error.message }
    throw error
  }
}

const color = matching(/^#[0-9a-f]{6}$/)
const identifier = matching(/^[A-Za-z0-9_-]{1,64}$/)
const position = number({ min: -limits.position, max: limits.position })
const length = number(limits.length)
const fraction = number({ min: 0, max: 1 })
const tone = number({ min: -1, max: 1 })

const base = {
  id: identifier,
  x: position,
  y: position,
  rotation: number({ min: -360, max: 360 }),
  opacity: fraction,
  flipX: boolean,
  flipY: boolean,
  locked: boolean,
  hidden: boolean,
  name: text({ min: 0, max: limits.name }),
  group: nullable(identifier),
} satisfies { [Name in keyof ElementBase]: Reader<ElementBase[Name]> }

const pixels = number({ min: 1, max: limits.pixels, integer: true })

/** A smaller crop would show less than one pixel of any image. */
const cropLength = number({ min: 1 / limits.pixels, max: 1 })

const readCrop = record<ImageElement['crop']>({
  x: fraction,
  y: fraction,
  width: cropLength,
  height: cropLength,
})

const readers = {
  image: record<ImageElement>({
    ...base,
    type: oneOf('image'),
    asset: matching(/^[0-9a-f]{64}$/),
    pixels: record({ width: pixels, height: pixels }),
    width: length,
    height: length,
    crop: (value, path) => {
      const crop = readCrop(value, path)
      // Leaves room for rounding errors.
      const edge = 1 + 1e-9
      if (crop.x + crop.width > edge || crop.y + crop.height > edge) {
        throw new Refusal(path, 'must lie inside the image')
      }
      return crop
    },
    brightness: tone,
    contrast: tone,
    greyscale: boolean,
    removeWhite: boolean,
  }),
  text: record<TextElement>({
    ...base,
    type: oneOf('text'),
    text: text({ min: 1, max: limits.text }),
    font: oneOf(...fontLabels),
    size: number(limits.textSize),
    fill: color,
    align: oneOf('left', 'center', 'right'),
    lineHeight: number(limits.lineHeight),
    letterSpacing: number(limits.letterSpacing),
    width: length,
    outline: nullable(record({ color, width: number(limits.outlineWidth) })),
    curve: number(limits.curve),
    bold: boolean,
    italic: boolean,
  }),
  qr: record<QrElement>({
    ...base,
    type: oneOf('qr'),
    text: text({ min: 1, max: limits.qrText }),
    size: length,
    fill: color,
  }),
}

const readType = oneOf('image', 'text', 'qr')

const readElement: Reader<DesignElement> = (value, path) =>
  readers[readType(fieldOf(value, 'type', path), `${path}.type`)](value, path)

const side = list(readElement, limits.elementsPerSide)

const readDocument = record<DesignDocument>({
  version: oneOf(1),
  shared: boolean,
  sides: record({ front: side, back: side }),
})
