import fc from 'fast-check'
import type { DesignDocument, DesignElement } from '../document.ts'
import { fontLabels } from '../fonts/faces.ts'
import { limits } from '../limits.ts'

/** Numbers that survive JSON; −0 does not. */
const number = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map(value => (Object.is(value, -0) ? 0 : value))

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`)

const greek = 'αβγδεζηθικλμνξοπρστυφχψωάέήίόύώϊϋΐΰςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'

const text = (maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...greek, ...'abcXYZ0189 .,!\n', '€', '😀'),
    minLength: 1,
    maxLength,
  })

const base = {
  id: fc.uuid(),
  x: number(-limits.position, limits.position),
  y: number(-limits.position, limits.position),
  rotation: number(-360, 360),
  opacity: number(0, 1),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  locked: fc.boolean(),
  hidden: fc.boolean(),
  name: fc.oneof(fc.constant(''), text(20)),
  group: fc.option(fc.uuid()),
}

const length = number(limits.length.min, limits.length.max)

const crop = fc
  .tuple(number(0, 0.9), number(0, 0.9), number(0.01, 1), number(0.01, 1))
  .map(([x, y, width, height]) => ({ x, y, width: (1 - x) * width, height: (1 - y) * height }))

const images = fc.record({
  ...base,
  type: fc.constant('image' as const),
  asset: fc.stringMatching(/^[0-9a-f]{64}$/),
  pixels: fc.record({
    width: fc.integer({ min: 1, max: limits.pixels }),
    height: fc.integer({ min: 1, max: limits.pixels }),
  }),
  width: length,
  height: length,
  crop,
  brightness: number(-1, 1),
  contrast: number(-1, 1),
  greyscale: fc.boolean(),
  removeWhite: fc.boolean(),
})

const texts = fc.record({
  ...base,
  type: fc.constant('text' as const),
  text: text(60),
  font: fc.constantFrom(...fontLabels),
  size: number(limits.textSize.min, limits.textSize.max),
  fill: color,
  align: fc.constantFrom('left' as const, 'center' as const, 'right' as const),
  lineHeight: number(limits.lineHeight.min, limits.lineHeight.max),
  letterSpacing: number(limits.letterSpacing.min, limits.letterSpacing.max),
  width: length,
  outline: fc.option(
    fc.record({ color, width: number(limits.outlineWidth.min, limits.outlineWidth.max) }),
  ),
  curve: number(limits.curve.min, limits.curve.max),
  bold: fc.boolean(),
  italic: fc.boolean(),
})

const qrs = fc.record({
  ...base,
  type: fc.constant('qr' as const),
  text: text(60),
  size: length,
  fill: color,
})

/** Any element within the limits of a design. */
export const elements: fc.Arbitrary<DesignElement> = fc.oneof(images, texts, qrs)

/** Any design. */
export const documents: fc.Arbitrary<DesignDocument> = fc
  .tuple(
    fc.uniqueArray(elements, { maxLength: 12, selector: element => element.id }),
    fc.boolean(),
    fc.nat(12),
  )
  .map(([all, shared, split]) => ({
    version: 1,
    shared,
    sides: shared
      ? { front: all, back: [] }
      : { front: all.slice(0, split), back: all.slice(split) },
  }))
