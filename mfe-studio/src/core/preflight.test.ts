import type { DesignElement, ImageElement, TextElement } from '@stampa/design'
import { describe, expect, it } from 'vitest'
import { newImage, newQr, newText } from './new-element.ts'
import type { PixelFacts } from './pixel-facts.ts'
import { effectiveDpi, preflight, type Surroundings } from './preflight.ts'

const area = { x: 0.35, y: 0.27, width: 0.3, widthMm: 300, heightMm: 400 }

const text = newText('t', 'Στάμπα', area)
const image: ImageElement = {
  ...newImage('i', { asset: 'a'.repeat(64), name: '', pixels: { width: 1200, height: 600 } }, area),
  x: 0,
  y: 0,
  width: 100,
  height: 50,
}

const photo: PixelFacts = { whiteBox: false, inks: null }

const around = (changes: Partial<Surroundings> = {}): Surroundings => ({
  area,
  garment: '#1b2a4a',
  boxes: [],
  factsOf: () => photo,
  ...changes,
})

const kinds = (element: DesignElement, changes?: Partial<Surroundings>) =>
  preflight([element], around(changes)).map(({ kind }) => kind)

const white = { fill: '#ffffff' }

describe('resolution', () => {
  it('is the visible pixels per printed inch', () => {
    expect(effectiveDpi(image)).toBeCloseTo(304.8)
    expect(effectiveDpi({ ...image, crop: { ...image.crop, width: 0.5 } })).toBeCloseTo(152.4)
  })

  it.each([
    [150, []],
    [149, ['low-resolution']],
    [100, ['low-resolution']],
    [99, ['very-low-resolution']],
  ])('at %d dpi gives the findings %j', (dpi, expected) => {
    const width = (1200 * 25.4) / dpi
    expect(kinds({ ...image, width, height: width / 2 })).toEqual(expected)
  })
})

describe('text', () => {
  it('must be large enough and have glyphs in its font', () => {
    expect(kinds({ ...text, ...white })).toEqual([])
    expect(kinds({ ...text, ...white, size: 2.8 })).toEqual(['small-text'])
    expect(kinds({ ...text, ...white, size: 2.9 })).toEqual([])
    expect(preflight([{ ...text, ...white, text: 'Γεια 漢' }], around())).toEqual([
      { id: 't', kind: 'missing-characters', characters: ['漢'] },
    ])
  })

  it('must have an outline of printable width', () => {
    const outlined = (width: number): TextElement => ({
      ...text,
      ...white,
      outline: { color: '#ff0000', width },
    })
    expect(kinds(outlined(0.3))).toEqual(['thin-line'])
    expect(kinds(outlined(0.35))).toEqual([])
  })

  it('must differ from the product in colour or outline', () => {
    const navy = { ...text, fill: '#1a2b4c' }
    expect(kinds(navy)).toEqual(['color-near-garment'])
    expect(kinds({ ...navy, outline: { color: '#ffffff', width: 1 } })).toEqual([])
    expect(kinds({ ...newQr('q', 'x', area), fill: '#1a2b4c' })).toEqual(['color-near-garment'])
    // Any dark colour on a dark product.
    expect(kinds({ ...text, fill: '#000000' })).toEqual(['color-near-garment'])
  })
})

describe('a white background', () => {
  const boxed = { factsOf: () => ({ whiteBox: true, inks: null }) }

  it('is reported on coloured products until it is removed', () => {
    expect(kinds(image, boxed)).toEqual(['white-box'])
    expect(kinds(image, { ...boxed, garment: '#fdfdfd' })).toEqual([])
    expect(kinds({ ...image, removeWhite: true }, boxed)).toEqual([])
  })
})

describe('place', () => {
  const at = (left: number, top: number) => ({
    boxes: [{ id: 't', left, top, width: 100, height: 20 }],
  })

  it('must be inside the print area and its margin', () => {
    const shown = { ...text, ...white }
    expect(kinds(shown, at(-50, 0))).toEqual([])
    expect(kinds(shown, at(-145, 0))).toEqual([])
    expect(kinds(shown, at(-146, 0))).toEqual(['outside-margin'])
    expect(kinds(shown, at(-150, 0))).toEqual(['outside-margin'])
    expect(kinds(shown, at(-151, 0))).toEqual(['outside-area'])
    expect(kinds(shown, at(0, 181))).toEqual(['outside-area'])
  })
})

it('ignores hidden elements', () => {
  expect(kinds({ ...image, width: 5000, height: 2500, hidden: true })).toEqual([])
})
