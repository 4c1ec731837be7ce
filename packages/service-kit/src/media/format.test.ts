import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { declaresEntities, decodeText, sniffFormat } from './format.ts'

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
  '\0\0\0\x20ftypmp42',
  '\0\0\0\x20ftypmif1\0\0\0\0miaf',
])('takes %j for no image', text => {
  expect(sniffFormat(Buffer.from(text, 'latin1'))).toBeUndefined()
})

test.each(['ftypheic', 'ftypheix', 'ftypmif1\0\0\0\0mif1heic'])('recognises HEIC: %j', type => {
  expect(sniffFormat(Buffer.from(`\0\0\0\x20${type}`, 'latin1'))).toBe('heic')
})

test('recognises a PDF', () => {
  expect(sniffFormat(Buffer.from('%PDF-1.7'))).toBe('pdf')
})

test('reads a file in UTF-8 or Windows-1253', () => {
  expect(decodeText(Buffer.from('\ufeffΤίτλος;Τιμή\n'))).toBe('Τίτλος;Τιμή\n')
  const greek = '\xd4\xdf\xf4\xeb\xef\xf2;\xd4\xe9\xec\xde (\x80)\r\n'
  expect(decodeText(Buffer.from(greek, 'latin1'))).toBe('Τίτλος;Τιμή (€)\r\n')
})

test.each(['\xff\xfea', 'a\0b', '\xd4\0', '\xd4\x01', '\xd4\x81\xd4'])('%j is no text', bytes => {
  expect(decodeText(Buffer.from(bytes, 'latin1'))).toBeUndefined()
})

test('reads any text in UTF-8 as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'))
      expect(decodeText(Buffer.from(text))).toBe(text)
    }),
  )
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
