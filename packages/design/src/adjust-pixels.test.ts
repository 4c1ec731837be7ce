import fc from 'fast-check'
import { expect, it } from 'vitest'
import { adjustPixels, isAdjusted, type Pixels } from './adjust-pixels.ts'

const untouched = { brightness: 0, contrast: 0, greyscale: false, removeWhite: false }

/** Pixels by rows of letters: white, black, light grey, red, or none. */
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

it('changes nothing unless it is asked to', () => {
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

it('makes all three colours one grey, as bright as the eye sees them', () => {
  const image = pixels('r')
  adjustPixels(image, { ...untouched, greyscale: true })
  expect([...image.data]).toEqual([54, 54, 54, 255])
})

it('goes from black to white by brightness, and to one grey by no contrast', () => {
  const bright = pixels('b')
  adjustPixels(bright, { ...untouched, brightness: 1 })
  expect([...bright.data]).toEqual([255, 255, 255, 255])
  const flat = pixels('bw')
  adjustPixels(flat, { ...untouched, contrast: -1 })
  expect(new Set([...flat.data].filter((_, index) => index % 4 !== 3))).toEqual(new Set([128]))
})

it('takes white away from the edge inwards, and leaves it inside a drawing', () => {
  const image = pixels('wwwww', 'wbbbw', 'wbwbw', 'wbbbw', 'wwwww')
  adjustPixels(image, { ...untouched, removeWhite: true })
  const there = alphas(image).map(alpha => (alpha === 0 ? '.' : '#'))
  expect(there.join('').match(/.{5}/g)).toEqual(['.....', '.###.', '.###.', '.###.', '.....'])
})

it('lets what lies between paper and drawing shine through', () => {
  const image = pixels('wwwww', 'wgggw', 'wgbgw', 'wgggw', 'wwwww')
  adjustPixels(image, { ...untouched, removeWhite: true })
  const edge = alphas(image)[6] ?? 0
  expect(edge).toBeGreaterThan(0)
  expect(edge).toBeLessThan(255)
  expect(alphas(image)[12]).toBe(255)
})
