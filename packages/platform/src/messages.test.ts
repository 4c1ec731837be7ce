import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { addressLanguage, chosenLanguage, inLanguage, languages } from './language.ts'
import { defineMessages, textsIn } from './messages.ts'

const messages = defineMessages({
  title: { el: 'Προϊόντα', en: 'Products' },
  failed: { el: 'Τα προϊόντα δεν φορτώθηκαν', en: 'Failed to load products', specified: 'en' },
  count: {
    el: (count: number) => (count === 1 ? '1 προϊόν' : `${count} προϊόντα`),
    en: (count: number) => (count === 1 ? '1 product' : `${count} products`),
  },
})

describe('textsIn', () => {
  it('returns each text as specified without a chosen language', () => {
    const { title, failed, count } = textsIn(messages, undefined)
    expect([title, failed, count(1)]).toEqual(['Προϊόντα', 'Failed to load products', '1 προϊόν'])
  })

  it('returns every text in the chosen language', () => {
    expect(textsIn(messages, 'el').failed).toBe('Τα προϊόντα δεν φορτώθηκαν')
    expect(textsIn(messages, 'en').title).toBe('Products')
    expect(textsIn(messages, 'en').count(2)).toBe('2 products')
  })

  it('has the type of its texts', () => {
    const texts = textsIn(messages, 'en')
    expectTypeOf(texts.title).toEqualTypeOf<string>()
    expectTypeOf(texts.count).toEqualTypeOf<(count: number) => string>()
    // @ts-expect-error a message needs both languages
    defineMessages({ title: { el: 'Προϊόντα' } })
    // @ts-expect-error both languages need the same parameters
    defineMessages({ count: { el: (n: number) => `${n}`, en: (n: string) => n } })
  })
})

describe('chosenLanguage', () => {
  it.each([
    ['?lang=en', 'lang=el', 'en'],
    ['', 'lang=en', 'en'],
    ['', 'a=b; lang=el; c=d', 'el'],
    ['?lang=de', 'lang=en', 'en'],
    ['?page=2', '', undefined],
    ['', 'lang=', undefined],
    ['', 'xlang=en; slang=el', undefined],
    ['', 'lang=english', undefined],
    ['', 'lang=__proto__', undefined],
    ['', 'lang=el; __Host-lang=en', 'en'],
    ['', '__Host-lang=de; lang=el', 'el'],
  ])('of %s with cookie "%s" is %s', (search, cookies, language) => {
    expect(chosenLanguage(search, cookies)).toBe(language)
  })

  it('accepts arbitrary addresses and cookies', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, cookies) => {
        expect([undefined, ...languages]).toContain(chosenLanguage(search, cookies))
      }),
    )
  })
})

describe('inLanguage', () => {
  it('changes only the language of an address', () => {
    expect(inLanguage('/', 'en')).toBe('/?lang=en')
    expect(inLanguage('/products?page=2&lang=el', 'en')).toBe('/products?page=2&lang=en')
    expect(inLanguage('/products?lang=el', undefined)).toBe('/products')
  })

  it('is the inverse of addressLanguage', () => {
    const query = fc.dictionary(fc.stringMatching(/^[a-z]{1,4}$/), fc.string())
    fc.assert(
      fc.property(query, fc.constantFrom(undefined, ...languages), (parameters, language) => {
        const path = `/search?${new URLSearchParams(parameters)}`
        const { searchParams } = new URL(inLanguage(path, language), 'https://shop.example')
        expect(addressLanguage(`?${searchParams}`)).toBe(language)
        searchParams.delete('lang')
        const { lang: _, ...others } = parameters
        expect(Object.fromEntries(searchParams)).toEqual(others)
      }),
    )
  })
})
