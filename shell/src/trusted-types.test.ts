import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inertMarkup, releasedScript } from './trusted-types.ts'

const origin = 'https://shop.example'

test.each(['/mfe/storefront/1.0.0/remote.js', `${origin}/mfe/shell/2.1.0/client.js?r=2`])(
  'trusts the released script %s',
  url => {
    expect(releasedScript(url, origin)).toBe(url)
  },
)

test.each([
  'https://evil.example/mfe/storefront/1.0.0/remote.js',
  '//evil.example/mfe/a.js',
  '/\\evil.example/mfe/a.js',
  '/mfe/../api/products',
  '/mfe/%2e%2e/media/a.svg',
  '/media/picture.png',
  'data:text/javascript,alert(1)',
  'blob:https://shop.example/mfe/1',
  'javascript:alert(1)',
  'https://',
])('does not trust the script %s', url => {
  expect(releasedScript(url, origin)).toBeNull()
})

test('trusts markup only where nothing of it reaches the page', () => {
  expect(inertMarkup('')).toBe('')
  expect(inertMarkup('<script></script>', 'TrustedHTML', 'Element innerHTML')).not.toBeNull()
  expect(inertMarkup('<svg/>', 'TrustedHTML', 'DOMParser parseFromString')).toBe('<svg/>')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), text => {
      expect(inertMarkup(`<b>${text}`, 'TrustedHTML', 'Element innerHTML')).toBeNull()
    }),
  )
})
