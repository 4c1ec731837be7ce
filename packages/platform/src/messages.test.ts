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
  it('gives each text as it is specified while nobody has chosen', () => {
    const { title, failed, count } = textsIn(messages, undefined)
    expect([title, failed, count(1)]).toEqual(['Προϊόντα', 'Failed to load products', '1 προϊόν'])
  })

  it('gives every text in the language that was chosen', () => {
    expect(textsIn(messages, 'el').failed).toBe('Τα προϊόντα δεν φορτώθηκαν')
    expect(textsIn(messages, 'en').title).toBe('Products')
    expect(textsIn(messages, 'en').count(2)).toBe('2 products')
  })

  it('has the type of its texts', () => {
    const texts = textsIn(messages, 'en')
    expectTypeOf(texts.title).toEqualTypeOf<string>()
    expectTypeOf(texts.count).toEqualTypeOf<(count: number) => string>()
    // @ts-expect-error a message is there in both languages
    defineMessages({ title: { el: 'Προϊόντα' } })
    // @ts-expect-error and takes the same in both
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
  ])('%s with cookie "%s" is %s', (search, cookies, language) => {
    expect(chosenLanguage(search, cookies)).toBe(language)
  })

  it('takes whatever stands in address and cookie', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, cookies) => {
        expect([undefined, ...languages]).toContain(chosenLanguage(search, cookies))
      }),
    )
  })
})

describe('inLanguage', () => {
  it('changes nothing of an address but its language', () => {
    expect(inLanguage('/', 'en')).toBe('/?lang=en')
    expect(inLanguage('/products?page=2&lang=el', 'en')).toBe('/products?page=2&lang=en')
    expect(inLanguage('/products?lang=el', undefined)).toBe('/products')
  })

  it('is what addressLanguage reads', () => {
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
