import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designData, imageElement, textElement } from '../../test/studio.ts'
import { designBounds, parseBounded, readDesignData } from './design-data.ts'

const asset = 'c'.repeat(64)

test('returns the document and the images of both sides', () => {
  expect(readDesignData(designData([imageElement(asset), textElement('Καλημέρα')]))).toMatchObject({
    document: { version: 1 },
    assets: [asset],
  })
  expect(readDesignData('{"objects":[]}')).toEqual({
    document: undefined,
    assets: [],
    elements: 0,
  })
})

describe('rejects', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  test.each([
    ['text that is no JSON', 'alert(1)'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"{}"'],
    ['deep nesting', nested(33)],
    ['nesting that would end the stack', nested(100_000)],
    ['lists within lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['100,000 objects', `{"objects":[${Array(100_000).fill('{}').join()}]}`],
    ['coordinates of 1e9', '{"objects":[{"left":1e9}]}'],
    ['numbers beyond all', '{"left":1e999}'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a prototype deep within', '{"objects":[{"filters":[{"constructor":{"prototype":1}}]}]}'],
    ['more than a megabyte', JSON.stringify({ a: 'x'.repeat(1_000_000) })],
    ['a document that is none', '{"stampa":{"version":2}}'],
    [
      'a document with a path',
      designData([{ ...imageElement(asset), asset: 'file:///etc/passwd' }]),
    ],
    [
      'a document with an address',
      designData([{ ...imageElement(asset), asset: 'http://127.0.0.1/x' }]),
    ],
    [
      'a field that documents have not',
      designData([{ ...imageElement(asset), src: '/x' } as never]),
    ],
  ])('%s', (_, text) => {
    expect(readDesignData(text)).toBeUndefined()
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })
})

test('parses a JSON object within the bounds like JSON.parse', () => {
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'small' }), value => {
      const text = JSON.stringify({ value })
      const parsed = parseBounded(text, { ...designBounds, magnitude: Number.MAX_VALUE })
      if (/"(?:__proto__|prototype|constructor)"/.test(text)) return
      expect(parsed).toEqual(JSON.parse(text))
    }),
  )
})

test('does not count brackets in strings as nesting', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const json = JSON.stringify({ a: `${'['.repeat(100)}${text}${'\\"'.repeat(9)}` })
      expect(parseBounded(json, designBounds)).toEqual(JSON.parse(json))
    }),
  )
})
