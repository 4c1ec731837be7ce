import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { declaresEntities, isText, sniffFormat } from './format.ts'

const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#d6004c' } })

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('knows %s', async format => {
  expect(sniffFormat(await picture().toFormat(format).toBuffer())).toBe(format)
})

test.each([
  '<svg/>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  '\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<svg>',
  '<?xml version="1.0"?><!-- Στάμπα --><!-- drawn -->\n<svg\n>',
])('knows SVG: %j', text => {
  expect(sniffFormat(Buffer.from(text))).toBe('svg')
})

test.each([
  '',
  '<html><svg></svg></html>',
  '<!DOCTYPE svg><svg>',
  '<svgx>',
  'svg',
  '<!-- <svg> -->',
  '<?xml version="1.0"?>',
  'PDF-1.7',
  'BM',
  'II*\0',
  'GIF88a',
  'RIFF\0\0\0\0WAVE',
  '\0\0\0\x20ftypheic',
])('takes %j for no image', text => {
  expect(sniffFormat(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test('recognises a PDF', () => {
  expect(sniffFormat(Buffer.from('%PDF-1.7'))).toBe('pdf')
})

test.each([
  ['a;b\n', true],
  ['\ufeffΤίτλος', true],
  ['\xff\xfe', false],
  ['a\0b', false],
])('%j is text: %s', (text, expected) => {
  const encoding = text.startsWith('\xff') ? 'latin1' : 'utf8'
  expect(isText(Buffer.from(text, encoding))).toBe(expected)
})

test('handles any input in linear time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000 }), bytes => {
      expect(() => sniffFormat(bytes)).not.toThrow()
    }),
  )
  expect(sniffFormat(Buffer.from(`<!--${'-'.repeat(4000)}`.repeat(3)))).toBeUndefined()
})

test('finds entities in any spelling', () => {
  expect(declaresEntities('<svg><!ENTITY a "b"></svg>')).toBe(true)
  expect(declaresEntities('<! doctype svg><svg/>')).toBe(true)
  expect(declaresEntities('<svg><!-- entity --></svg>')).toBe(false)
})
