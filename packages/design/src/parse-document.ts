import {
  type DesignDocument,
  type DesignElement,
  documentVersion,
  type ElementBase,
} from './document.ts'
import { fontLabels } from './fonts/labels.ts'
import { limits } from './limits.ts'
import * as read from './read.ts'

export type ParsedDocument =
  | { readonly ok: true; readonly document: DesignDocument }
  /** `path` names the field, `problem` what is wrong with it. */
  | { readonly ok: false; readonly path: string; readonly problem: string }

/**
 * A document from a stranger. The answer is made anew of known fields alone: what has others, lacks
 * one, or leaves {@link limits}, is refused, so nothing of the sender's object lives on.
 *
 * @param value What JSON.parse gave.
 */
export function parseDesignDocument(value: unknown): ParsedDocument {
  try {
    return { ok: true, document: documentFrom(value) }
  } catch (error) {
    if (error instanceof read.Refusal) {
      return { ok: false, path: error.path, problem: error.message }
    }
    throw error
  }
}

function documentFrom(value: unknown): DesignDocument {
  const fields = read.object(value, '')
  const document: DesignDocument = {
    version: read.oneOf([documentVersion], fields.take('version')),
    shared: read.boolean(fields.take('shared')),
    sides: sidesFrom(fields.take('sides')),
  }
  fields.end()
  refuseEqualIds(document)
  if (document.shared && document.sides.back.length > 0) {
    throw new read.Refusal('sides.back', 'must be empty while both sides show the front')
  }
  return document
}

function sidesFrom(field: read.Field): DesignDocument['sides'] {
  const fields = read.object(field.value, field.path)
  const parsed = {
    front: read.list(fields.take('front'), limits.elementsPerSide, elementFrom),
    back: read.list(fields.take('back'), limits.elementsPerSide, elementFrom),
  }
  fields.end()
  return parsed
}

function refuseEqualIds({ sides }: DesignDocument) {
  const seen = new Set<string>()
  for (const { id } of [...sides.front, ...sides.back]) {
    if (seen.has(id)) throw new read.Refusal('sides', 'has two elements of the same id')
    seen.add(id)
  }
}

function elementFrom(field: read.Field): DesignElement {
  const fields = read.object(field.value, field.path)
  const type = read.oneOf(['image', 'text', 'qr'], fields.take('type'))
  const base = baseFrom(fields)
  const element = parsers[type](fields, base)
  fields.end()
  return element
}

function baseFrom(fields: read.Fields): ElementBase {
  const position = { min: -limits.position, max: limits.position }
  return {
    id: read.identifier(fields.take('id')),
    x: read.number(position, fields.take('x')),
    y: read.number(position, fields.take('y')),
    rotation: read.number({ min: -360, max: 360 }, fields.take('rotation')),
    opacity: read.number({ min: 0, max: 1 }, fields.take('opacity')),
    flipX: read.boolean(fields.take('flipX')),
    flipY: read.boolean(fields.take('flipY')),
    locked: read.boolean(fields.take('locked')),
    hidden: read.boolean(fields.take('hidden')),
    name: read.text({ min: 0, max: limits.name }, fields.take('name')),
    group: read.orNull(read.identifier, fields.take('group')),
  }
}

const parsers = {
  image: (fields: read.Fields, base: ElementBase): DesignElement => ({
    ...base,
    type: 'image',
    asset: read.matching(/^[0-9a-f]{64}$/, fields.take('asset')),
    pixels: pixelsFrom(fields.take('pixels')),
    width: read.number(limits.length, fields.take('width')),
    height: read.number(limits.length, fields.take('height')),
    crop: cropFrom(fields.take('crop')),
    brightness: read.number({ min: -1, max: 1 }, fields.take('brightness')),
    contrast: read.number({ min: -1, max: 1 }, fields.take('contrast')),
    greyscale: read.boolean(fields.take('greyscale')),
    removeWhite: read.boolean(fields.take('removeWhite')),
  }),
  text: (fields: read.Fields, base: ElementBase): DesignElement => ({
    ...base,
    type: 'text',
    text: read.text({ min: 1, max: limits.text }, fields.take('text')),
    font: read.oneOf(fontLabels, fields.take('font')),
    size: read.number(limits.textSize, fields.take('size')),
    fill: read.color(fields.take('fill')),
    align: read.oneOf(['left', 'center', 'right'], fields.take('align')),
    lineHeight: read.number(limits.lineHeight, fields.take('lineHeight')),
    letterSpacing: read.number(limits.letterSpacing, fields.take('letterSpacing')),
    width: read.number(limits.length, fields.take('width')),
    outline: read.orNull(outlineFrom, fields.take('outline')),
    curve: read.number(limits.curve, fields.take('curve')),
    bold: read.boolean(fields.take('bold')),
    italic: read.boolean(fields.take('italic')),
  }),
  qr: (fields: read.Fields, base: ElementBase): DesignElement => ({
    ...base,
    type: 'qr',
    text: read.text({ min: 1, max: limits.qrText }, fields.take('text')),
    size: read.number(limits.length, fields.take('size')),
    fill: read.color(fields.take('fill')),
  }),
}

function pixelsFrom(field: read.Field) {
  const fields = read.object(field.value, field.path)
  const range = { min: 1, max: limits.pixels }
  const pixels = {
    width: read.whole(range, fields.take('width')),
    height: read.whole(range, fields.take('height')),
  }
  fields.end()
  return pixels
}

/** Below it a crop would show less than one pixel of any image. */
const leastCrop = 1 / limits.pixels

function cropFrom(field: read.Field) {
  const fields = read.object(field.value, field.path)
  const crop = {
    x: read.number({ min: 0, max: 1 }, fields.take('x')),
    y: read.number({ min: 0, max: 1 }, fields.take('y')),
    width: read.number({ min: leastCrop, max: 1 }, fields.take('width')),
    height: read.number({ min: leastCrop, max: 1 }, fields.take('height')),
  }
  fields.end()
  // Sums of fractions are off by the last bit.
  const edge = 1 + 1e-9
  if (crop.x + crop.width > edge || crop.y + crop.height > edge) {
    throw new read.Refusal(field.path, 'must lie inside the image')
  }
  return crop
}

function outlineFrom(field: read.Field) {
  const fields = read.object(field.value, field.path)
  const outline = {
    color: read.color(fields.take('color')),
    width: read.number(limits.outlineWidth, fields.take('width')),
  }
  fields.end()
  return outline
}
