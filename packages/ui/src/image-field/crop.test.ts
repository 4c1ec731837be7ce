import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Crop, cropPart, dragged, maxZoom, type Part, type Size, shownPart } from './crop.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 8_000 }),
  height: fc.integer({ min: 1, max: 8_000 }),
})
const aspect = fc.double({ min: 0.2, max: 5, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: share, y: share })
const crop: fc.Arbitrary<Crop> = fc.record({
  zoom: fc.double({ min: 1, max: maxZoom, noNaN: true }),
  x: share,
  y: share,
})

function expectInside(part: Part, image: Size): void {
  const rounding = 1e-6 * Math.max(image.width, image.height)
  expect(part.x).toBeGreaterThanOrEqual(-rounding)
  expect(part.y).toBeGreaterThanOrEqual(-rounding)
  expect(part.x + part.width).toBeLessThanOrEqual(image.width + rounding)
  expect(part.y + part.height).toBeLessThanOrEqual(image.height + rounding)
}

test('keeps a crop inside the image and in its aspect', () => {
  fc.assert(
    fc.property(size, aspect, crop, (image, aspect, crop) => {
      const part = cropPart(image, aspect, crop)
      expectInside(part, image)
      expect(part.width / part.height).toBeCloseTo(aspect, 6)
    }),
  )
})

test('keeps a whole side of the image without zoom', () => {
  expect(cropPart({ width: 400, height: 300 }, 1, { zoom: 1, x: 0, y: 0 })).toEqual({
    x: 0,
    y: 0,
    width: 300,
    height: 300,
  })
})

test('moves the image with the pointer up to its edges', () => {
  const image = { width: 400, height: 300 }
  const start: Crop = { zoom: 1, x: 0.5, y: 0.5 }
  // The frame is as wide as the crop: 30 CSS pixels are 30 of the 100 pixels that the image can move.
  expect(dragged(start, image, 1, { x: 30, y: 10 }, 300).x).toBeCloseTo(0.2)
  expect(dragged(start, image, 1, { x: 999, y: 0 }, 300).x).toBe(0)
  fc.assert(
    fc.property(size, aspect, crop, fc.integer(), fc.integer(), (image, aspect, crop, x, y) => {
      expectInside(cropPart(image, aspect, dragged(crop, image, aspect, { x, y }, 300)), image)
    }),
  )
})

test('shows a part inside the image that contains the focal point', () => {
  fc.assert(
    fc.property(size, aspect, point, (image, aspect, focus) => {
      const part = shownPart(image, aspect, focus)
      expectInside(part, image)
      const rounding = 1e-6 * Math.max(image.width, image.height)
      expect(focus.x * image.width).toBeGreaterThanOrEqual(part.x - rounding)
      expect(focus.x * image.width).toBeLessThanOrEqual(part.x + part.width + rounding)
      expect(focus.y * image.height).toBeGreaterThanOrEqual(part.y - rounding)
      expect(focus.y * image.height).toBeLessThanOrEqual(part.y + part.height + rounding)
    }),
  )
})
