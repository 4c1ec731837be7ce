import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropped, edgesOf } from './crop.ts'
import { newImage } from './new-element.ts'

const area = { x: 0.35, y: 0.27, width: 0.3, widthMm: 300, heightMm: 400 }
const image = newImage('i', { asset: 'a', name: '', pixels: { width: 800, height: 400 } }, area)

const edge = fc.double({ min: 0, max: 0.45, noNaN: true })
const edges = fc.record({ left: edge, top: edge, right: edge, bottom: edge })

it('keeps the scale with any crop', () => {
  fc.assert(
    fc.property(edges, fc.integer({ min: -180, max: 180 }), (cut, rotation) => {
      const turned = { ...image, rotation }
      const result = { ...turned, ...cropped(turned, cut) }
      expect(result.width / result.crop.width).toBeCloseTo(image.width)
      expect(result.height / result.crop.height).toBeCloseTo(image.height)
      for (const [name, value] of Object.entries(edgesOf(result))) {
        expect(value).toBeCloseTo(cut[name as keyof typeof cut])
      }
    }),
  )
})

it('restores the whole image in its old position', () => {
  fc.assert(
    fc.property(edges, fc.boolean(), fc.boolean(), (cut, flipX, flipY) => {
      const before = { ...image, rotation: 30, flipX, flipY }
      const without = { ...before, ...cropped(before, cut) }
      const back = { ...without, ...cropped(without, { left: 0, top: 0, right: 0, bottom: 0 }) }
      expect(back.x).toBeCloseTo(before.x)
      expect(back.y).toBeCloseTo(before.y)
      expect(back.width).toBeCloseTo(before.width)
    }),
  )
})

it('keeps the visible part in its position', () => {
  const cut = cropped(image, { left: 0.5, top: 0, right: 0, bottom: 0 })
  expect(cut.x).toBeCloseTo(image.x + image.width / 4)
  expect(cut.y).toBeCloseTo(image.y)
})

it('always keeps a part of the image', () => {
  const cut = cropped(image, { left: 0.95, top: 0, right: 0.95, bottom: 0 })
  expect(cut.crop.width).toBeGreaterThanOrEqual(0.05 - 1e-9)
  expect(cut.crop.x + cut.crop.width).toBeLessThanOrEqual(1 + 1e-9)
})
