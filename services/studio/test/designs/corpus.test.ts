import { type DesignElement, elementsOf, fontLabels, parseDesignDocument } from '@stampa/design'
import { expect, test } from 'vitest'
import { corpus } from './corpus.ts'
import { corpusAsset } from './elements.ts'

const elements = corpus.flatMap(({ document, side }) => elementsOf(document, side))

test('contains at least thirty valid designs', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(30)
  for (const { name, document } of corpus) {
    expect(parseDesignDocument(document), name).toEqual({ ok: true, document })
  }
  for (const element of elements) {
    if (element.type === 'image') expect(corpusAsset(element.asset).bytes).not.toHaveLength(0)
  }
})

test.each(fontLabels)('contains Greek text in %s', font => {
  const texts = elements.flatMap(element =>
    element.type === 'text' && element.font === font ? element.text : [],
  )
  expect(texts.join('')).toMatch(/\p{Script=Greek}/u)
})

const uses: Record<string, (element: DesignElement) => boolean> = {
  'rotated by 90 degrees': ({ rotation }) => rotation === 90,
  'rotated by an odd angle': ({ rotation }) => rotation % 15 !== 0,
  'flipped horizontally': ({ flipX }) => flipX,
  'flipped vertically': ({ flipY }) => flipY,
  translucent: ({ opacity }) => opacity > 0 && opacity < 1,
  grouped: ({ group }) => group !== null,
  hidden: ({ hidden }) => hidden,
  'a QR code': ({ type }) => type === 'qr',
  cropped: element => element.type === 'image' && element.crop.width < 1,
  brightened: element => element.type === 'image' && element.brightness !== 0,
  greyscale: element => element.type === 'image' && element.greyscale,
  'without its white background': element => element.type === 'image' && element.removeWhite,
  'curved upwards': element => element.type === 'text' && element.curve > 0,
  'curved downwards': element => element.type === 'text' && element.curve < 0,
  outlined: element => element.type === 'text' && element.outline !== null,
  'letter-spaced': element => element.type === 'text' && element.letterSpacing > 0,
  bold: element => element.type === 'text' && element.bold,
  italic: element => element.type === 'text' && element.italic,
}

test.each(Object.entries(uses))('contains an element that is %s', (_, is) => {
  expect(elements.some(is)).toBe(true)
})
