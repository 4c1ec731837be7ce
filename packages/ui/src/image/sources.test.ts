import { expect, test } from 'vitest'
import { cropPosition, defaultSource, srcSet } from './sources.ts'

const asset = {
  base: '/media/catalog/ab12',
  width: 2000,
  height: 2500,
  widths: [320, 640, 960, 1600],
  color: '#cccccc',
}

test('offers every width in both encodings', () => {
  expect(srcSet({ ...asset, widths: [320, 640] }, 'avif')).toBe(
    '/media/catalog/ab12/320.avif 320w, /media/catalog/ab12/640.avif 640w',
  )
})

test('falls back to the largest width up to 960 pixels', () => {
  expect(defaultSource(asset)).toBe('/media/catalog/ab12/960.webp')
  expect(defaultSource({ ...asset, widths: [1200] })).toBe('/media/catalog/ab12/1200.webp')
})

test('a cropped picture is shown around its focal point', () => {
  expect(cropPosition(0.5)).toBe(5)
  // Half of the picture fits the frame: a quarter of it is to be seen on each side of the point.
  expect([0.25, 0.4, 0.6, 0.75].map(cropPosition)).toEqual([0, 3, 7, 10])
  expect([0, 1].map(cropPosition)).toEqual([0, 10])
})
