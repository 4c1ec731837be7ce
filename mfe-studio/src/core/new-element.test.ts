import { canvasSize, type DesignElement, pixelsPerMm, printAreaPixels } from '@stampa/design'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundsOf } from './arrange.ts'
import { fitInto } from './fit.ts'
import { newImage, newText } from './new-element.ts'

const area = { x: 0.35, y: 0.2, width: 0.3, widthMm: 300, heightMm: 400 }
const scale = pixelsPerMm(area)

/** Centre of an element on the canvas, pixels. */
function middleOf({ x, y }: DesignElement) {
  const { left, top, width, height } = printAreaPixels(area)
  return { x: left + width / 2 + x * scale, y: top + height / 2 + y * scale }
}

it('centres new text of 32 px in black Arial in a box of 200 px', () => {
  const text = newText('t', 'Στάμπα', area)
  expect(text).toMatchObject({ font: 'Arial', fill: '#000000', align: 'center' })
  expect(text.size * scale).toBeCloseTo(32)
  expect(text.width * scale).toBeCloseTo(200)
  expect(middleOf(text).x).toBeCloseTo(canvasSize / 2)
  expect(middleOf(text).y).toBeCloseTo(canvasSize / 2)
})

it('writes new text in a colour that is seen on the product', () => {
  const fill = (garment: string) => newText('t', 'Στάμπα', area, garment).fill
  expect(['#ffffff', '#c0c0c0', '#d6004c'].map(fill)).toEqual(Array(3).fill('#000000'))
  expect(['#000000', '#16181d', '#1b2a4a'].map(fill)).toEqual(Array(3).fill('#ffffff'))
})

/** Print areas from a ring to a flag, anywhere on the canvas. */
const areas = fc.record({
  x: fc.double({ min: 0, max: 0.5, noNaN: true }),
  y: fc.double({ min: 0, max: 0.5, noNaN: true }),
  width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  widthMm: fc.integer({ min: 10, max: 1000 }),
  heightMm: fc.integer({ min: 10, max: 1000 }),
})

it.each([
  [4000, 3000, 180, 135],
  [300, 4000, 13.5, 180],
  [100, 50, 100, 50],
])('shows an image of %d × %d at %d × %d px: at most 30 % of the canvas', (...sizes) => {
  const [width, height, shownWidth, shownHeight] = sizes
  const wide = { ...area, width: 0.5, widthMm: 500 }
  const image = newImage('i', { asset: 'a', name: '', pixels: { width, height } }, wide)
  expect(image.width * scale).toBeCloseTo(shownWidth)
  expect(image.height * scale).toBeCloseTo(shownHeight)
})

it('puts an image of any ratio whole into the middle of any print area', () => {
  const pixels = fc.integer({ min: 1, max: 30_000 })
  fc.assert(
    fc.property(areas, pixels, pixels, (area, width, height) => {
      const image = newImage('i', { asset: 'a', name: '', pixels: { width, height } }, area)
      expect(image).toMatchObject({ x: 0, y: 0 })
      expect(image.width).toBeLessThanOrEqual(area.widthMm)
      expect(image.height).toBeLessThanOrEqual(area.heightMm)
    }),
  )
})

it('fits boxes anywhere whole into any print area and leaves those inside alone', () => {
  const mm = fc.double({ min: -5000, max: 5000, noNaN: true })
  const length = fc.double({ min: 0.1, max: 5000, noNaN: true })
  const boxes = fc.array(fc.record({ left: mm, top: mm, width: length, height: length }), {
    minLength: 1,
    maxLength: 5,
  })
  fc.assert(
    fc.property(areas, boxes, (area, boxes) => {
      const { scale, x, y } = fitInto(boxes, area)
      const { left, top, width, height } = boundsOf(boxes)
      const [halfWidth, halfHeight] = [area.widthMm / 2 + 0.02, area.heightMm / 2 + 0.02]
      expect(scale).toBeLessThanOrEqual(1)
      expect(left * scale + x).toBeGreaterThanOrEqual(-halfWidth)
      expect(top * scale + y).toBeGreaterThanOrEqual(-halfHeight)
      expect((left + width) * scale + x).toBeLessThanOrEqual(halfWidth)
      expect((top + height) * scale + y).toBeLessThanOrEqual(halfHeight)
      const inside = { left: -area.widthMm / 2, top: 0, width: area.widthMm, height: 1 }
      expect(fitInto([inside], area)).toEqual({ scale: 1, x: 0, y: 0 })
    }),
  )
})
