import { expect, test } from 'vitest'
import { cropPosition, defaultSource, srcSet } from './sources.ts'

const asset = {
  base: '/media/catalog/ab12',
  width: 2000,
  height: 2500,
  widths: [320, 640, 960, 1600],
  color: '#cccccc',
}

test('lists every width of an encoding', () => {
  expect(srcSet({ ...asset, widths: [320, 640] }, 'avif')).toBe(
    '/media/catalog/ab12/320.avif 320w, /media/catalog/ab12/640.avif 640w',
  )
})

test('returns the largest width up to 960 pixels as fallback', () => {
  expect(defaultSource(asset)).toBe('/media/catalog/ab12/960.webp')
  expect(defaultSource({ ...asset, widths: [1200] })).toBe('/media/catalog/ab12/1200.webp')
})

test('positions a cropped picture around its focal point', () => {
  expect(cropPosition(0.5)).toBe(5)
  // Half of the picture fits the frame: a quarter on each side of the point.
  expect([0.25, 0.4, 0.6, 0.75].map(cropPosition)).toEqual([0, 3, 7, 10])
  expect([0, 1].map(cropPosition)).toEqual([0, 10])
})
