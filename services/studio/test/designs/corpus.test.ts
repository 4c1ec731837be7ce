import { type DesignElement, elementsOf, fontLabels, parseDesignDocument } from '@stampa/design'
import { expect, test } from 'vitest'
import { corpus, corpusAsset } from './corpus.ts'

const elements = corpus.flatMap(({ document, side }) => elementsOf(document, side))

test('the corpus is thirty designs or more, each as a visitor could have made it', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(30)
  for (const { name, document } of corpus) {
    expect(parseDesignDocument(document), name).toEqual({ ok: true, document })
  }
  for (const element of elements) {
    if (element.type === 'image') expect(corpusAsset(element.asset).bytes).not.toHaveLength(0)
  }
})

test.each(fontLabels)('it writes Greek in %s', font => {
  const texts = elements.flatMap(element =>
    element.type === 'text' && element.font === font ? element.text : [],
  )
  expect(texts.join('')).toMatch(/\p{Script=Greek}/u)
})

const uses: Record<string, (element: DesignElement) => boolean> = {
  'turned by a quarter': ({ rotation }) => rotation === 90,
  'turned by an odd angle': ({ rotation }) => rotation % 15 !== 0,
  'flipped to the side': ({ flipX }) => flipX,
  'flipped upside down': ({ flipY }) => flipY,
  translucent: ({ opacity }) => opacity > 0 && opacity < 1,
  grouped: ({ group }) => group !== null,
  hidden: ({ hidden }) => hidden,
  'a code': ({ type }) => type === 'qr',
  cropped: element => element.type === 'image' && element.crop.width < 1,
  brightened: element => element.type === 'image' && element.brightness !== 0,
  'without colours': element => element.type === 'image' && element.greyscale,
  'without its white': element => element.type === 'image' && element.removeWhite,
  'bent upwards': element => element.type === 'text' && element.curve > 0,
  'bent downwards': element => element.type === 'text' && element.curve < 0,
  outlined: element => element.type === 'text' && element.outline !== null,
  'spaced out': element => element.type === 'text' && element.letterSpacing > 0,
  bold: element => element.type === 'text' && element.bold,
  italic: element => element.type === 'text' && element.italic,
}

test.each(Object.entries(uses))('it has what is %s', (_, is) => {
  expect(elements.some(is)).toBe(true)
})
