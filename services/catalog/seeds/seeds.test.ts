import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PriceTable } from '@stampa/pricing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

const pictureFolder = join(import.meta.dirname, 'pictures')

type TextField =
  | 'author'
  | 'colours'
  | 'companyLogo'
  | 'companyLogoAlt'
  | 'customerName'
  | 'description'
  | 'excerpt'
  | 'favicon'
  | 'image'
  | 'imageAlt'
  | 'link'
  | 'name'
  | 'placement'
  | 'product'
  | 'publishedAt'
  | 'question'
  | 'sizes'
  | 'answer'
  | 'subtitle'
  | 'tags'
  | 'testimonial'
  | 'title'

/** An entry of any file, as far as these tests read it. */
interface Entry extends Record<TextField, string> {
  bannerImage: string
  bannerImageAlt: string
  categories: string[]
  events: string[]
  sizeCharts?: string[]
  table?: { sizes: { name: string }[]; measures: { name: string }[] }
  content: string[]
  context: string[]
  images: string[]
  imageDetails: { alt: string }[]
  priceTable?: PriceTable
  translations: { en: Readonly<Record<string, string | string[]>> }
}

type CompanyField =
  | 'email'
  | 'facebook'
  | 'favicon'
  | 'instagram'
  | 'linkedin'
  | 'location'
  | 'logo'
  | 'registryNumber'
  | 'telephone'
  | 'twitter'
  | 'vatNumber'

async function read<T = Entry[]>(name: string): Promise<T> {
  return JSON.parse(await readFile(join(import.meta.dirname, `${name}.json`), 'utf8'))
}

const company = await read<Record<CompanyField, string>>('company')
const about = await read('about')
const banners = await read('banners')
const categories = await read('categories')
const customers = await read('customers')
const events = await read('events')
const faqs = await read('faqs')
const posts = await read('posts')
const products = await read('products')
const reviews = await read('reviews')
const sizeCharts = await read('size-charts')
const testimonials = await read('testimonials')
const works = await read('works')
const words = await read<Record<string, string>>('words')

describe('texts', () => {
  test.each([
    ['categories', categories, 'name', 8],
    ['events', events, 'name', 5],
    ['products', products, 'title', 25],
    ['banners', banners, 'title', 8],
    ['testimonials', testimonials, 'customerName', 6],
    ['posts', posts, 'title', 8],
    ['faqs', faqs, 'question', 8],
    ['works', works, 'title', 10],
    ['customers', customers, 'name', 12],
  ] as const)('has enough %s, each with a name of its own', (_, entries, field, least) => {
    const names = entries.map(entry => entry[field])
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['categories', categories],
    ['events', events],
  ] as const)('links products to existing %s and leaves none empty', (field, entries) => {
    expect(new Set(products.flatMap(product => product[field]))).toEqual(
      new Set(entries.map(({ name }) => name)),
    )
    for (const product of products) {
      expect(new Set(product[field]).size, product.title).toBe(product[field].length)
    }
  })

  test('has reviews of existing products, more than are shown at first of one', () => {
    const titles = products.map(({ title }) => title)
    const reviewed = reviews.map(({ product }) => product)
    expect(titles).toEqual(expect.arrayContaining(reviewed))
    expect(reviewed.filter(product => product === titles[0]).length).toBeGreaterThan(5)
  })

  test('has size charts of existing products, for their sizes', () => {
    for (const { title, sizes, sizeCharts: names = [] } of products) {
      for (const name of names) {
        const chart = sizeCharts.find(entry => entry.name === name)
        const charted = chart?.table?.sizes.map(size => size.name)
        expect(sizes.split(', '), title).toEqual(charted)
      }
    }
    expect(new Set(products.flatMap(product => product.sizeCharts ?? [])).size).toBe(2)
  })

  test('shows every category among the first products, and a product in two categories', () => {
    const first = products.slice(0, categories.length).map(product => product.categories[0])
    expect(new Set(first).size).toBe(categories.length)
    expect(products.some(product => product.categories.length > 1)).toBe(true)
  })

  test('describes each record in two to four Greek sentences', () => {
    for (const { description } of [...categories, ...products, ...events, ...works]) {
      expect(description).toMatch(/^\p{Script=Greek}.*\.$/u)
      const sentences = description.split(/(?<=\.) (?=\p{Lu})/u)
      expect(sentences.length, description).toBeGreaterThanOrEqual(2)
      expect(sentences.length, description).toBeLessThanOrEqual(4)
    }
  })

  test('is composed Unicode with closed sentences and an accent on every long Greek word', () => {
    const prose = [
      ...[...categories, ...products, ...events, ...works].map(entry => entry.description),
      ...banners.map(banner => banner.subtitle),
      ...testimonials.map(opinion => opinion.testimonial),
      ...posts.flatMap(post => [post.excerpt, ...post.context]),
      ...about.flatMap(({ content }) => content),
      ...faqs.map(faq => faq.answer),
    ]
    for (const text of prose) {
      expect(text.normalize('NFC'), text).toBe(text)
      expect(text).toMatch(/[.;!»]$/)
      expect(text).not.toMatch(/ {2}|\s$| [.,;]/)
      expect(text.match(/\p{Script=Greek}+/gu)?.filter(isUnaccented), text).toEqual([])
    }
  })

  test('uses reserved domains and invalid registration numbers for the company', () => {
    for (const field of ['facebook', 'instagram', 'twitter', 'linkedin'] as const) {
      expect(company[field]).toMatch(/^https:\/\/[a-z]+\.example\.com\//)
    }
    expect(company.email).toMatch(/^[a-z]+@stampa\.example\.com$/)
    expect(company.telephone).toMatch(/^\+30( \d+)+$/)
    expect(company.location.split(',')).toHaveLength(3)
    expect(company.vatNumber).toMatch(/^\d{9}$/)
    expect(Number(company.vatNumber.at(-1))).not.toBe(checkDigit(company.vatNumber))
    expect(company.registryNumber).toMatch(/^99\d{10}$/)
  })

  test('has banners for every placement, each with a link to a page of the site', () => {
    const placements = banners.map(({ placement }) => placement)
    expect(placements.filter(placement => placement === 'homepage').length).toBeGreaterThan(2)
    expect(placements).toEqual(
      expect.arrayContaining([
        'custom-order',
        'offer-banner',
        'categories',
        'event-banner',
        'other',
      ]),
    )
    for (const { link, subtitle } of banners) {
      expect(link).toMatch(
        /^\/(products|products\/category\/[a-z-]+|test-your-idea|our-works|contact|blog)$/,
      )
      expect(subtitle).not.toBe('')
    }
  })

  test('has posts of 350 words or more with tags, newest first', () => {
    const days = posts.map(post => post.publishedAt)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    for (const { title, context, tags, excerpt } of posts) {
      expect(context.join(' ').split(/\s+/).length, title).toBeGreaterThanOrEqual(350)
      expect(context.length, title).toBeGreaterThanOrEqual(5)
      expect(tags.split(',').length, title).toBeGreaterThanOrEqual(2)
      expect(excerpt.length, title).toBeLessThanOrEqual(200)
    }
  })

  test.each([
    ['categories', categories, ['name', 'description']],
    ['events', events, ['name', 'description']],
    ['products', products, ['title', 'description']],
    ['banners', banners, ['title', 'subtitle']],
    ['testimonials', testimonials, ['testimonial']],
    ['posts', posts, ['title', 'excerpt', 'context']],
    ['faqs', faqs, ['question', 'answer']],
    ['works', works, ['title', 'description']],
    ['about', about, ['title', 'content']],
    ['size charts', sizeCharts, ['name', 'note']],
  ] as const)('has %s in English, each text of its own', (_, entries, fields) => {
    const texts = entries.flatMap(({ translations: { en } }) => {
      expect(Object.keys(en)).toEqual(fields)
      return Object.values(en).flat()
    })
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text).toMatch(/^[\p{Lu}\d“]/u)
      expect(text).not.toMatch(/\p{Script=Greek}|["'«»]| {2}|\s$| [.,;]/u)
    }
  })

  test('has every name of a list and every alternative text of a translated record in English', () => {
    const kinds = [categories, events, products, banners, testimonials, posts, works, about]
    const names = [...kinds, sizeCharts].flat().flatMap(entry => {
      const { tags = '', colours = '', sizes = '', priceTable, table } = entry
      const { techniques = [], options = [] } = priceTable ?? {}
      return [
        ...[tags, colours, sizes].flatMap(list => list.split(',').map(name => name.trim())),
        ...[...techniques, ...options, ...(table?.measures ?? [])].map(({ name }) => name),
        ...[entry.imageAlt, entry.bannerImageAlt, entry.companyLogoAlt],
        ...(entry.imageDetails ?? []).map(({ alt }) => alt),
      ]
    })
    const greek = names.filter(name => /\p{Script=Greek}/u.test(name ?? ''))
    expect(Object.keys(words).sort()).toEqual([...new Set(greek)].sort())
    for (const text of Object.values(words)) expect(text).not.toMatch(/\p{Script=Greek}|\.$/u)
  })

  test('translates each paragraph and closes each sentence', () => {
    for (const entry of [...about, ...posts]) {
      const { context = [], content = [] } = entry.translations.en
      const greek = entry.context ?? entry.content
      expect([...context, ...content], entry.title).toHaveLength(greek.length)
    }
    const prose = [
      ...[...categories, ...products, ...events, ...works].map(
        entry => entry.translations.en.description,
      ),
      ...banners.map(banner => banner.translations.en.subtitle),
      ...testimonials.map(opinion => opinion.translations.en.testimonial),
      ...posts.flatMap(({ translations: { en } }) => [en.excerpt, en.context]),
      ...about.map(({ translations: { en } }) => en.content),
      ...faqs.map(faq => faq.translations.en.answer),
    ].flat()
    for (const text of prose) expect(text).toMatch(/[.?!”]$/)
    for (const { translations } of faqs) expect(translations.en.question).toMatch(/\?$/)
  })

  test('has testimonials and works of listed customers, and questions with a question mark', () => {
    const names = customers.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(works.map(({ customerName }) => customerName)))
    for (const { customerName, companyLogoAlt } of testimonials) {
      const [, customer] = customerName.split(', ')
      expect(names).toContain(customer)
      expect(companyLogoAlt).toBe(`Λογότυπο: ${customer}`)
    }
    for (const { question } of faqs) expect(question).toMatch(/;$|\. .*;$/)
  })
})

describe('pictures', () => {
  /** Pictures without transparency, by file, with their alternative text. */
  const opaque = [
    ...[...categories, ...events, ...products, ...banners, ...posts].map(entry => [
      entry.image,
      entry.imageAlt,
    ]),
    ...about.map(entry => [entry.bannerImage, entry.bannerImageAlt]),
    ...works.flatMap(({ images, imageDetails }) =>
      images.map((file, index) => [file, imageDetails[index]?.alt]),
    ),
  ] as [string, string][]

  const icons = [company, ...categories, ...events, ...products].map(({ favicon }) => favicon)

  const transparent = [
    company.logo,
    ...customers.map(({ image }) => image),
    ...testimonials.map(({ companyLogo }) => companyLogo),
  ]

  test('are the files that the entries name, each used and below 80 kB', async () => {
    const named = [...opaque.map(([file]) => file), ...transparent, 'icons.webp']
    const files = (await readdir(pictureFolder, { recursive: true })).filter(file =>
      file.endsWith('.webp'),
    )
    expect(files.toSorted()).toEqual(named.toSorted())
    for (const file of named.filter(file => file !== 'icons.webp')) {
      expect((await stat(join(pictureFolder, file))).size, file).toBeLessThan(80_000)
    }
  })

  test.each([
    ['categories/', 960, 720],
    ['events/', 960, 640],
    ['products/', 960, 1200],
    ['banners/', expect.toSatisfy(width => width >= 1280), expect.any(Number)],
    ['posts/', 1200, 800],
    ['about', 1600, 700],
    ['works/', 960, 720],
  ])('in %s are WebP files of one size', async (folder, width, height) => {
    const files = opaque.map(([file]) => file).filter(file => file.startsWith(folder))
    expect(files).not.toEqual([])
    for (const file of files) {
      const metadata = await sharp(join(pictureFolder, file)).metadata()
      expect(metadata, file).toMatchObject({ format: 'webp', width, height, hasAlpha: false })
    }
  })

  test('of logos are transparent', async () => {
    for (const file of transparent) {
      const { format, hasAlpha } = await sharp(join(pictureFolder, file)).metadata()
      expect({ format, hasAlpha }, file).toEqual({ format: 'webp', hasAlpha: true })
    }
  })

  test('of icons are tiles of one transparent sheet', async () => {
    const sheet = await sharp(join(pictureFolder, 'icons.webp')).metadata()
    expect(sheet).toMatchObject({ format: 'webp', hasAlpha: true })
    const tiles = (sheet.width / 128) * (sheet.height / 128)
    for (const icon of icons) {
      const [file, tile] = icon.split('#')
      expect(file).toBe('icons.webp')
      expect(Number(tile)).toBeLessThan(tiles)
    }
  })

  test('have a Greek alternative text of their own', () => {
    const texts = opaque.map(([, alt]) => alt)
    expect(new Set(texts).size).toBe(texts.length)
    for (const alt of texts) expect(alt).toMatch(/^\p{Lu}\p{Script=Greek}.{12,140}[^.]$/u)
  })

  test('of works are two to ten per work', () => {
    for (const { images, title } of works) {
      expect(images.length, title).toBeGreaterThanOrEqual(2)
      expect(images.length, title).toBeLessThanOrEqual(10)
    }
  })
})

/** Returns whether a lower-case Greek word of three or more syllables lacks its accent. */
function isUnaccented(word: string): boolean {
  if (word !== word.toLocaleLowerCase('el')) return false
  const letters = word.normalize('NFD')
  const syllables = letters.match(/(?:[αεο]\u0301?ι|ο\u0301?υ|[αεηιουω])/gu)?.length ?? 0
  return syllables >= 3 && !letters.includes('\u0301')
}

/** Returns the valid last digit of a Greek VAT number (ΑΦΜ) with these first eight digits. */
function checkDigit(number: string): number {
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, i) => total + Number(digit) * 2 ** (8 - i),
    0,
  )
  return (sum % 11) % 10
}
