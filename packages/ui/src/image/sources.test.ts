import { expect, test } from 'vitest'
import { defaultSource, inTenths, srcSet } from './sources.ts'

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

test('a focal point is known to the nearest tenth', () => {
  expect([0, 0.04, 0.05, 0.5, 0.73, 1].map(inTenths)).toEqual([0, 0, 1, 5, 7, 10])
  expect([-1, 2].map(inTenths)).toEqual([0, 10])
})
