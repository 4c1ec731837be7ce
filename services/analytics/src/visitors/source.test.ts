import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCampaign, readPath, readSource, readUrl } from './source.ts'

const shop = 'https://shop.example'
const source = (landing: string, referrer = '') =>
  readSource(readUrl(shop + landing), readUrl(referrer))

describe('the source of a visit', () => {
  it.each([
    ['/?utm_source=facebook', '', 'facebook'],
    ['/?utm_source=FB', '', 'facebook'],
    ['/?source=ig', 'https://www.google.com/', 'instagram'],
    ['/?ref=newsletter', 'https://www.facebook.com/', 'other'],
    ['/?utm_source=google.gr', '', 'google'],
    ['/?fbclid=1', '', 'facebook'],
    ['/?gclid=1', 'https://www.facebook.com/', 'google'],
    ['/?li_fat_id=1', '', 'linkedin'],
    ['/?igshid=1', '', 'instagram'],
    ['/', 'https://l.facebook.com/l.php', 'facebook'],
    ['/', 'https://m.facebook.com/', 'facebook'],
    ['/', 'https://l.instagram.com/', 'instagram'],
    ['/', 'https://lnkd.in/x', 'linkedin'],
    ['/', 'https://gr.linkedin.com/', 'linkedin'],
    ['/', 'https://www.google.gr/', 'google'],
    ['/', 'https://www.google.co.uk/search', 'google'],
    ['/', 'https://notfacebook.com/', 'other'],
    ['/', 'https://google.example.com/', 'other'],
    ['/', 'https://facebook.com.evil.example/', 'other'],
    ['/', 'https://blog.example/', 'other'],
    ['/', 'https://shop.example/products', 'direct'],
    ['/', '', 'direct'],
    ['/', 'javascript:alert(1)', 'direct'],
    // Names that every JavaScript object has.
    ['/?ref=constructor', '', 'other'],
    ['/?utm_source=__proto__', '', 'other'],
    ['/', 'https://constructor/', 'other'],
  ])('%s from %s is %s', (landing, referrer, expected) => {
    expect(source(landing, referrer)).toBe(expected)
  })

  it('is one of the known sources for any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (landing, referrer) => {
        readSource(readUrl(landing), readUrl(referrer))
      }),
    )
  })
})

it('reads the campaign from the address', () => {
  expect(readCampaign(readUrl(`${shop}/?utm_campaign=%CE%B4%CF%8E%CF%81%CE%B1`))).toBe('δώρα')
  expect(readCampaign(readUrl(`${shop}/?utm_campaign=`))).toBeUndefined()
  expect(readCampaign(undefined)).toBeUndefined()
})

describe('the path of a page', () => {
  it.each([
    ['https://shop.example', '/'],
    ['https://shop.example/products/?a=b#c', '/products'],
    ['/products//', '/products'],
    ['HTTPS://SHOP.EXAMPLE/Products', '/Products'],
    ['https://shop.example?email=maria@example.gr', '/'],
    ['https://shop.example/a\u0000b', '/ab'],
    ['https://shop.example/design-order/K7x', '/design-order'],
    ['https://shop.example/off\u0000er/K7x', '/offer'],
    ['https://shop.example/%6fffer/K7x', '/offer'],
    ['https://shop.example/test-your-idea?draft=K7x', '/test-your-idea'],
  ])('of %j is %j', (url, path) => {
    expect(readPath(url)).toBe(path)
  })

  it('has no query, no trailing slash and at most 300 characters', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), url => {
        const path = readPath(url)
        if (path === undefined) return
        expect(path).toMatch(/^\//)
        expect(path).not.toMatch(/[?#]/)
        expect(path.length).toBeLessThanOrEqual(300)
      }),
    )
  })
})
