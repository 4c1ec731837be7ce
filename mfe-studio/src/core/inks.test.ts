import { expect, it } from 'vitest'
import { colorDistance } from './color.ts'
import { inksOf, suggestedMethod } from './inks.ts'
import { newImage, newText } from './new-element.ts'
import { pixelFacts } from './pixel-facts.ts'

const area = { x: 0.35, y: 0.27, width: 0.3, widthMm: 300, heightMm: 400 }
const text = newText('t', 'Στάμπα', area)

it('measures the perceived difference of colours', () => {
  expect(colorDistance('#000000', '#ffffff')).toBeCloseTo(1)
  expect(colorDistance('#123456', '#123456')).toBe(0)
  expect(colorDistance('#1b2a4a', '#000000')).toBeLessThan(colorDistance('#1b2a4a', '#d6004c'))
})

it('counts each ink once, with outlines and without hidden elements', () => {
  const elements = [
    text,
    { ...text, fill: '#010101' },
    { ...text, fill: '#d6004c', outline: { color: '#ffffff', width: 1 } },
    { ...text, fill: '#00ff00', hidden: true },
  ]
  expect(inksOf(elements, () => undefined)).toEqual(['#000000', '#d6004c', '#ffffff'])
})

it('counts colours once that a print hardly tells apart, dark ones too', () => {
  const inks = (...fills: string[]) =>
    inksOf(
      fills.map(fill => ({ ...text, fill })),
      () => undefined,
    )?.length
  expect(inks('#000000', '#111111')).toBe(1)
  expect(inks('#111111', '#000000', '#0a0a0a')).toBe(1)
  expect(inks('#ffffff', '#f5f5f5')).toBe(1)
  expect(inks('#000000', '#1b2a4a')).toBe(2)
  expect(inks('#000000', '#ff0000', '#ffffff', '#0000ff')).toBe(4)
})

it('counts a photograph as full colour and a drawing by its colours', () => {
  const image = newImage('i', { asset: 'a', name: '', pixels: { width: 9, height: 9 } }, area)
  const drawn = { whiteBox: false, inks: ['#ff0000'] }
  expect(inksOf([image], () => ({ whiteBox: false, inks: null }))).toBeNull()
  expect(inksOf([image], () => drawn)).toEqual(['#ff0000'])
})

it('suggests screen printing for few inks on many pieces', () => {
  const inks = (count: number) => Array<string>(count).fill('#000000')
  expect(suggestedMethod(inks(1), 49, 'tshirt')).toBe('dtf')
  expect(suggestedMethod(inks(4), 50, 'tshirt')).toBe('screen')
  expect(suggestedMethod(inks(5), 500, 'tshirt')).toBe('dtf')
  expect(suggestedMethod(null, 500, 'tshirt')).toBe('dtf')
})

it.each([
  ['mug', 'sublimation'],
  ['phone-case', 'uv'],
  ['cap', 'embroidery'],
  ['other', undefined],
])('suggests for a %s a method that prints it: %s', (category, method) => {
  expect(suggestedMethod(['#000000'], 100, category)).toBe(method)
  expect(suggestedMethod(null, 1, category)).toBe(category === 'cap' ? 'dtf' : method)
})

/** Facts of a picture of 64 × 64 pixels with the colours of the function. */
function picture(color: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = Array.from({ length: 64 * 64 }, (_, at) => color(at % 64, Math.floor(at / 64)))
  return pixelFacts(Uint8ClampedArray.from(data.flat()), 64, 64)
}

it('finds two inks and a white box in a red disc on white', () => {
  const disc = (x: number, y: number) => Math.hypot(x - 32, y - 32) < 20
  const facts = picture((x, y) => (disc(x, y) ? [255, 0, 0, 255] : [255, 255, 255, 255]))
  expect(facts.whiteBox).toBe(true)
  expect(facts.inks).toHaveLength(2)
  const cut = picture((x, y) => (disc(x, y) ? [255, 0, 0, 255] : [255, 255, 255, 0]))
  expect(cut).toEqual({ whiteBox: false, inks: ['#ff0000'] })
})

it('finds no spot colours in a photograph', () => {
  const facts = picture((x, y) => [x * 4, y * 4, (x * y) % 256, 255])
  expect(facts).toEqual({ whiteBox: false, inks: null })
})
