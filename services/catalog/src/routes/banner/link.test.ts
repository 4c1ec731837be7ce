import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkPattern } from './index.ts'

const pattern = new RegExp(linkPattern, 'u')
const shop = 'https://shop.example'

/** Combines the parts of known redirect and script attacks in any order. */
const nearLink = fc
  .tuple(
    fc.array(fc.constantFrom('/', '\\', '\t', '\n', ':', '@', ' ', 'http', 'javascript'), {
      maxLength: 6,
    }),
    fc.constantFrom('evil.example', 'alert(1)'),
  )
  .map(([pieces, end]) => pieces.join('') + end)

test('accepts only web URLs and paths of this site', () => {
  fc.assert(
    fc.property(nearLink, text => {
      const link = text.trim()
      if (!pattern.test(text) || !URL.canParse(link, shop)) return
      const { protocol, origin } = new URL(link, shop)
      expect(['http:', 'https:']).toContain(protocol)
      if (link.startsWith('/')) expect(origin).toBe(shop)
    }),
    { numRuns: 5000 },
  )
})

test('accepts every web URL and its path', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), url => {
      expect(url).toMatch(pattern)
      const path = url.slice(new URL(url).origin.length)
      if (path.startsWith('/') && !path.startsWith('//')) expect(path).toMatch(pattern)
    }),
  )
})

test.each(['', '  ', '/', '/products?page=2#top', ' /προϊόντα ', 'HTTP://Παράδειγμα.gr:8080/α?β'])(
  'accepts «%s»',
  link => {
    expect(link).toMatch(pattern)
  },
)

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'products',
  'www.example.com',
  '/a b',
  '/\njavascript:alert(1)',
])('rejects «%s»', link => {
  expect(link).not.toMatch(pattern)
})
