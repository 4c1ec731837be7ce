import { canvasSize, type DesignElement, pixelsPerMm, printAreaPixels } from '@stampa/design'
import { expect, it } from 'vitest'
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

it.each([
  [4000, 3000, 180, 135],
  [300, 4000, 13.5, 180],
  [100, 50, 100, 50],
])('shows an image of %d × %d at %d × %d px: at most 30 % of the canvas', (...sizes) => {
  const [width, height, shownWidth, shownHeight] = sizes
  const image = newImage('i', { asset: 'a', name: '', pixels: { width, height } }, area)
  expect(image.width * scale).toBeCloseTo(shownWidth)
  expect(image.height * scale).toBeCloseTo(shownHeight)
  expect(middleOf(image).x).toBeCloseTo(canvasSize / 2)
})
