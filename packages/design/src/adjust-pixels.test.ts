import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjustPixels, isAdjusted, type Pixels } from './adjust-pixels.ts'

const untouched = { brightness: 0, contrast: 0, greyscale: false, removeWhite: false }

/** Makes pixels from rows of letters: white, black, light grey, red; a space is transparent. */
function pixels(...rows: string[]): Pixels {
  const colors: Record<string, number[]> = {
    w: [255, 255, 255, 255],
    b: [0, 0, 0, 255],
    g: [220, 220, 220, 255],
    r: [255, 0, 0, 255],
    ' ': [0, 0, 0, 0],
  }
  return {
    data: Uint8ClampedArray.from(rows.flatMap(row => [...row].flatMap(key => colors[key] ?? []))),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  }
}

const alphas = ({ data }: Pixels) => Array.from(data).filter((_, index) => index % 4 === 3)

it('changes nothing without adjustments', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), bytes => {
      const data = Uint8ClampedArray.from(bytes)
      adjustPixels({ data, width: 2, height: 2 }, untouched)
      expect([...data]).toEqual([...bytes])
    }),
  )
  expect(isAdjusted(untouched)).toBe(false)
  expect(isAdjusted({ ...untouched, contrast: 0.1 })).toBe(true)
})

it('converts colours to greys of the same luminance', () => {
  const image = pixels('r')
  adjustPixels(image, { ...untouched, greyscale: true })
  expect([...image.data]).toEqual([54, 54, 54, 255])
})

it('brightens black to white and flattens contrast to one grey', () => {
  const bright = pixels('b')
  adjustPixels(bright, { ...untouched, brightness: 1 })
  expect([...bright.data]).toEqual([255, 255, 255, 255])
  const flat = pixels('bw')
  adjustPixels(flat, { ...untouched, contrast: -1 })
  expect(new Set([...flat.data].filter((_, index) => index % 4 !== 3))).toEqual(new Set([128]))
})

it('removes white from the edge inwards and keeps it inside a drawing', () => {
  const image = pixels('wwwww', 'wbbbw', 'wbwbw', 'wbbbw', 'wwwww')
  adjustPixels(image, { ...untouched, removeWhite: true })
  const there = alphas(image).map(alpha => (alpha === 0 ? '.' : '#'))
  expect(there.join('').match(/.{5}/g)).toEqual(['.....', '.###.', '.###.', '.###.', '.....'])
})

it('makes the pixels between paper and drawing translucent', () => {
  const image = pixels('wwwww', 'wgggw', 'wgbgw', 'wgggw', 'wwwww')
  adjustPixels(image, { ...untouched, removeWhite: true })
  const edge = alphas(image)[6] ?? 0
  expect(edge).toBeGreaterThan(0)
  expect(edge).toBeLessThan(255)
  expect(alphas(image)[12]).toBe(255)
})
