import type { DesignElement } from '@stampa/design'
import { plainImage, plainQr, plainText } from '@stampa/design'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Box } from './arrange.ts'
import { mended, stopsOrder } from './mend.ts'
import { preflight } from './preflight.ts'

const area = { x: 0.3, y: 0.3, width: 0.4, widthMm: 60, heightMm: 95 }

function boxesOf(elements: readonly DesignElement[]): Box[] {
  return elements.flatMap(element => {
    if (element.type !== 'image') return []
    const { id, x, y, width, height } = element
    return [{ id, left: x - width / 2, top: y - height / 2, width, height }]
  })
}

function faultsOf(elements: readonly DesignElement[]) {
  const around = { area, garment: '#ffffff', boxes: boxesOf(elements), factsOf: () => undefined }
  return preflight(elements, around).filter(stopsOrder)
}

it('leaves no part cut off or too coarse', () => {
  const image = fc
    .record({
      x: fc.integer({ min: -300, max: 300 }),
      y: fc.integer({ min: -300, max: 300 }),
      width: fc.integer({ min: 5, max: 500 }),
      ratio: fc.double({ min: 0.2, max: 5, noNaN: true }),
      pixels: fc.integer({ min: 60, max: 5000 }),
    })
    .map(({ x, y, width, ratio, pixels }) => ({
      ...plainImage,
      id: 'i',
      asset: 'a',
      pixels: { width: pixels, height: pixels * ratio },
      x,
      y,
      width,
      height: width * ratio,
    }))
  fc.assert(
    fc.property(image, element => {
      const elements = mended([element], { area, garment: '#ffffff', boxes: boxesOf([element]) })
      expect(faultsOf(elements)).toEqual([])
    }),
  )
})

it('leaves elements without a fault as they are', () => {
  const pixels = { width: 800, height: 600 }
  const element = { ...plainImage, id: 'i', asset: 'a', pixels, width: 40, height: 30 }
  expect(mended([element], { area, garment: '#ffffff', boxes: boxesOf([element]) })).toEqual([
    element,
  ])
})

it('makes text and codes readable that are hardly seen on the product', () => {
  const garment = '#16181d'
  const text = { ...plainText, id: 't', text: 'Ομάδα', size: 10, width: 40, fill: '#000000' }
  const code = { ...plainQr, id: 'q', text: 'https://a.gr', size: 20, fill: '#222222' }
  const outlined = { ...text, outline: { color: '#ffffff', width: 1 } }
  const around = { area, garment, boxes: [], factsOf: () => undefined }
  expect(preflight([text, code, outlined], around).filter(stopsOrder)).toHaveLength(2)
  const whole = mended([text, code, outlined], around)
  expect(whole).toEqual([{ ...text, fill: '#ffffff' }, { ...code, fill: '#ffffff' }, outlined])
  expect(preflight(whole, around).filter(stopsOrder)).toEqual([])
})
