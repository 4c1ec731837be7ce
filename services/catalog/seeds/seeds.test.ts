import { createHash } from 'node:crypto'
import { productPicture } from '@stampa/drawings/kit/scene'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BRANDS } from './brands.ts'
import { demoContent } from './index.ts'
import { opaquePng } from './raster.ts'
import { SHELVES } from './shelves.ts'
import type { DemoContent } from './types.ts'
import { cafe } from './works/cafe.ts'
import { scenePicture } from './works/work.ts'

const MEGABYTE = 1024 * 1024
/** Painting takes seconds of processor time, which a busy machine may stretch. */
const PATIENCE = 300_000

let content: DemoContent

beforeAll(async () => {
  content = await demoContent()
}, PATIENCE)

function digest(image: Buffer): string {
  return createHash('sha256').update(image).digest('hex')
}

async function format(image: Buffer): Promise<unknown> {
  const { format, width, height, hasAlpha } = await sharp(image).metadata()
  return { format, width, height, hasAlpha }
}

function png(width: number, height: number, hasAlpha = false): unknown {
  return { format: 'png', width, height, hasAlpha }
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length
}

/** Every picture that fills its ground, with its text and its size. */
function pictures(): { file: Buffer; alt: string; size: readonly [number, number] }[] {
  const { categories, products, events, banners, posts, about, works } = content
  const one = (size: readonly [number, number]) => (item: { image: Buffer; imageAlt: string }) => ({
    file: item.image,
    alt: item.imageAlt,
    size,
  })
  return [
    ...categories.map(one([1280, 960])),
    ...products.map(one([1280, 1600])),
    ...events.map(one([960, 640])),
    ...banners.filter(({ placement }) => placement === 'homepage').map(one([1500, 1000])),
    ...banners.filter(({ placement }) => placement !== 'homepage').map(one([1280, 853])),
    ...posts.map(one([1200, 800])),
    { file: about.bannerImage, alt: about.bannerImageAlt, size: [1600, 700] },
    ...works.flatMap(({ images }) =>
      images.map(image => ({ ...image, size: [960, 720] as const })),
    ),
  ]
}

/** Every text of the shop that visitors read as prose. */
function prose(): string[] {
  return [
    ...[...content.categories, ...content.products].map(item => item.description),
    ...[...content.events, ...content.works].map(item => item.description),
    ...content.banners.map(banner => banner.subtitle),
    ...content.testimonials.map(opinion => opinion.testimonial),
    ...content.posts.flatMap(post => [post.excerpt, ...post.context.split('\n')]),
    ...content.about.content.split('\n'),
    ...content.faqs.map(faq => faq.answer),
  ]
}

describe('texts', () => {
  test('fill several pages of eight', () => {
    expect(content.categories.length).toBeGreaterThanOrEqual(8)
    expect(content.products.length).toBeGreaterThan(3 * 8)
    expect(content.works.length).toBeGreaterThan(8)
  })

  test('name everything once', () => {
    const names = [
      content.categories.map(category => category.name),
      content.events.map(event => event.name),
      content.products.map(product => product.title),
      content.banners.map(banner => banner.title),
      content.testimonials.map(opinion => opinion.customerName),
      content.posts.map(post => post.title),
      content.faqs.map(faq => faq.question),
      content.works.map(work => work.title),
      content.customers.map(customer => customer.name),
    ]
    for (const kind of names) expect(new Set(kind).size, kind[0]).toBe(kind.length)
  })

  test('put products into categories and events that exist, and leave none empty', () => {
    for (const kind of ['categories', 'events'] as const) {
      const names = new Set(content[kind].map(({ name }) => name))
      expect(new Set(content.products.flatMap(product => product[kind])), kind).toEqual(names)
      for (const product of content.products) {
        expect(new Set(product[kind]).size, product.title).toBe(product[kind].length)
      }
    }
    expect(content.products.some(product => product.categories.length > 1)).toBe(true)
  })

  test('number what has an order from 1, without a gap', () => {
    for (const kind of ['products', 'banners', 'faqs', 'works'] as const) {
      expect(
        content[kind].map(({ order }) => order),
        kind,
      ).toEqual(content[kind].map((_, i) => i + 1))
    }
  })

  test('show a different category with each of the first products', () => {
    const count = content.categories.length
    const first = content.products.slice(0, count).map(product => product.categories[0])
    expect(new Set(first).size).toBe(count)
  })

  test('describe each thing in two to four Greek sentences', () => {
    const things = [...content.categories, ...content.products, ...content.events, ...content.works]
    for (const { description } of things) {
      expect(description).toMatch(/^\p{Script=Greek}.*\.$/u)
      const sentences = description.split(/(?<=\.) (?=\p{Lu})/u)
      expect(sentences.length, description).toBeGreaterThanOrEqual(2)
      expect(sentences.length, description).toBeLessThanOrEqual(4)
    }
  })

  test('are composed, end as sentences do, and put an accent on every long Greek word', () => {
    for (const text of prose()) {
      expect(text.normalize('NFC'), text).toBe(text)
      expect(text).toMatch(/[.;!»]$/)
      expect(text).not.toMatch(/ {2}|\s$| [.,;]/)
      // Words of three syllables and more in lower case; capitals and abbreviations have no accent.
      const bare = text.match(/\p{Script=Greek}+/gu)?.filter(isUnaccented)
      expect(bare, text).toEqual([])
    }
  })

  test('reach nobody through the addresses and numbers of the shop', () => {
    const { company } = content
    for (const address of [
      company.facebook,
      company.instagram,
      company.twitter,
      company.linkedin,
    ]) {
      expect(new URL(address)).toMatchObject({
        protocol: 'https:',
        host: expect.stringMatching(/\.example\.com$/),
      })
    }
    expect(company.email).toMatch(/^[a-z]+@stampa\.example\.com$/)
    expect(company.telephone).toMatch(/^\+30( \d+)+$/)
    expect(company.location.split(',')).toHaveLength(3)
    expect(company.vatNumber).toMatch(/^\d{9}$/)
    expect(Number(company.vatNumber.at(-1))).not.toBe(checkDigit(company.vatNumber))
    expect(company.registryNumber).toMatch(/^99\d{10}$/)
  })

  test('lead from banners to pages of the site, from every placement', () => {
    const count = (placement: string) =>
      content.banners.filter(banner => banner.placement === placement).length
    expect(count('homepage')).toBeGreaterThanOrEqual(3)
    for (const placement of [
      'custom-order',
      'offer-banner',
      'categories',
      'event-banner',
      'other',
    ]) {
      expect(count(placement), placement).toBeGreaterThanOrEqual(1)
    }
    for (const { link, subtitle } of content.banners) {
      expect(link).toMatch(
        /^\/(products|products\/category\/[a-z-]+|test-your-idea|our-works|contact|blog)$/,
      )
      expect(subtitle).not.toBe('')
    }
  })

  test('give posts substance, tags and a day of their own', () => {
    const days = content.posts.map(post => post.publishedAt)
    expect(days).toEqual([...new Set(days)].sort().reverse())
    expect(content.posts.length).toBeGreaterThanOrEqual(8)
    for (const { title, context, tags, excerpt } of content.posts) {
      expect(wordsIn(context), title).toBeGreaterThanOrEqual(350)
      expect(context.split('\n').length, title).toBeGreaterThanOrEqual(5)
      expect(tags.length, title).toBeGreaterThanOrEqual(2)
      expect(excerpt.length, title).toBeLessThanOrEqual(200)
    }
  })

  test('answer enough questions, and let known customers speak', () => {
    expect(content.faqs.length).toBeGreaterThanOrEqual(8)
    for (const { question } of content.faqs) expect(question).toMatch(/;$|\. .*;$/)
    expect(content.events.length).toBeGreaterThanOrEqual(5)
    expect(content.testimonials.length).toBeGreaterThanOrEqual(6)
    expect(content.customers.length).toBeGreaterThanOrEqual(12)
    expect(content.works.length).toBeGreaterThanOrEqual(10)
    const names = new Set(content.customers.map(customer => customer.name))
    for (const { customerName } of content.works) expect(names).toContain(customerName)
    for (const { customerName } of content.testimonials) {
      expect(names).toContain(customerName.split(', ')[1])
    }
  })
})

/** Whether a Greek word of three or more syllables in lower case lacks its accent. */
function isUnaccented(word: string): boolean {
  if (word !== word.toLocaleLowerCase('el')) return false
  const letters = word.normalize('NFD')
  const syllables = letters.match(/(?:[αεο]\u0301?ι|ο\u0301?υ|[αεηιουω])/gu)?.length ?? 0
  return syllables >= 3 && !letters.includes('\u0301')
}

/** The last digit that an ΑΦΜ of these first eight has. */
function checkDigit(number: string): number {
  const sum = [...number.slice(0, 8)].reduce(
    (total, digit, i) => total + Number(digit) * 2 ** (8 - i),
    0,
  )
  return (sum % 11) % 10
}

describe('images', () => {
  test('are PNG files of their kind’s size, under 5 MB', async () => {
    for (const { file, alt, size } of pictures()) {
      expect(file.length, alt).toBeLessThan(5 * MEGABYTE)
      expect(await format(file), alt).toEqual(png(...size))
    }
  })

  test('of icons are transparent PNG files of 128 × 128 under 1 MB', async () => {
    const { company, categories, products, events } = content
    for (const { favicon } of [company, ...categories, ...products, ...events]) {
      expect(favicon.length).toBeLessThan(MEGABYTE)
      expect(await format(favicon)).toEqual(png(128, 128, true))
    }
  })

  test('of the logo fit a navigation bar: wide, transparent', async () => {
    const { format, width, height, hasAlpha } = await sharp(content.company.logo).metadata()
    expect({ format, height, hasAlpha }).toEqual({ format: 'png', height: 320, hasAlpha: true })
    expect(width / height).toBeGreaterThan(3)
  })

  test('of customers’ logos have one size, clear edges, and ink of about one amount', async () => {
    for (const { image, name } of content.customers) {
      expect(await format(image), name).toEqual(png(560, 280, true))
      const { data } = await sharp(image)
        .extractChannel('alpha')
        .raw()
        .toBuffer({ resolveWithObject: true })
      const at = (x: number, y: number) => data[y * 560 + x] ?? 0
      const edge = Array.from({ length: 560 }, (_, x) => at(x, 0) + at(x, 279))
      expect(Math.max(...edge), name).toBe(0)
      const inked = data.filter(alpha => alpha > 127).length / data.length
      expect(inked, name).toBeGreaterThan(0.04)
      expect(inked, name).toBeLessThan(0.16)
    }
  })

  test('say what they show, each in its own words', async () => {
    const texts = pictures().map(({ alt }) => alt)
    expect(new Set(texts).size).toBe(texts.length)
    for (const alt of texts) {
      expect(alt).toMatch(/^\p{Lu}\p{Script=Greek}.{12,140}[^.]$/u)
    }
    for (const { customerName, companyLogo, companyLogoAlt } of content.testimonials) {
      expect(await format(companyLogo), customerName).toEqual(png(256, 256, true))
      expect(companyLogoAlt).toBe(`Λογότυπο: ${customerName.split(', ')[1]}`)
    }
  })

  test('of works are two to ten', () => {
    for (const { images, title } of content.works) {
      expect(images.length, title).toBeGreaterThanOrEqual(2)
      expect(images.length, title).toBeLessThanOrEqual(10)
    }
  })

  test('of products show a thing in the middle, on paper that reaches every corner', async () => {
    const [columns, rows] = [40, 50]
    for (const { title, image } of content.products) {
      const pixels = await sharp(image).resize(columns, rows).greyscale().raw().toBuffer()
      const level = (x: number, y: number) => pixels[y * columns + x] ?? 0
      const corners = [level(0, 0), level(39, 0), level(0, 49), level(39, 49)]
      expect(Math.min(...corners), title).toBeGreaterThan(215)
      const middle = Array.from({ length: 600 }, (_, i) =>
        level(10 + (i % 20), 10 + Math.floor(i / 20)),
      )
      expect(Math.max(...middle) - Math.min(...middle), title).toBeGreaterThan(40)
    }
  })

  test('are drawn with numbers only', () => {
    const drawings = SHELVES.flatMap(shelf => shelf.goods.map(good => good.drawing))
    for (const { markup, bounds } of drawings) {
      expect(markup).not.toMatch(/NaN|undefined|Infinity/)
      expect(Math.min(bounds.width, bounds.height)).toBeGreaterThan(0)
    }
    for (const { mark, ink, name } of Object.values(BRANDS)) {
      expect(mark(ink, '#ffffff'), name).not.toMatch(/NaN|undefined|Infinity/)
    }
    for (const scene of cafe.scenes) expect(scenePicture(scene)).not.toMatch(/NaN|undefined/)
  })

  test('of categories show goods of their own', () => {
    for (const { name, goods, picture } of SHELVES) {
      const shown = picture.goods.map(([index]) => goods[index])
      expect(shown.length, name).toBeGreaterThanOrEqual(2)
      expect(shown, name).not.toContain(undefined)
    }
  })

  test('differ from one another', () => {
    const digests = pictures().map(({ file }) => digest(file))
    expect(new Set(digests).size).toBe(digests.length)
  })

  test('are the same bytes when drawn afresh', async () => {
    vi.resetModules()
    const fresh = await import('./shelves.ts')
    expect(fresh.SHELVES).not.toBe(SHELVES)
    expect(fresh.SHELVES).toEqual(SHELVES)

    const [first] = fresh.SHELVES[0]?.goods ?? []
    const painted = first && (await opaquePng(productPicture(first.drawing), 1280))
    expect(content.products[0]?.image.equals(painted ?? Buffer.of())).toBe(true)

    const { cafe: drawn } = await import('./works/cafe.ts')
    const [scene] = drawn.scenes
    const repainted = scene && (await opaquePng(scenePicture(scene), 960))
    expect(content.works[0]?.images[0]?.file.equals(repainted ?? Buffer.of())).toBe(true)
  })
})
