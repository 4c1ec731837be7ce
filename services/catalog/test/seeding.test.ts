import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Media, MediaError } from '@stampa/service-kit/media'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fillCatalogue } from '../src/seeding/fill-catalogue.ts'
import { CatalogTest, picture } from './support.ts'

let catalog: CatalogTest
/** Demo content in JSON files, each with a few records. */
let folder: string
let lines: string[]

const files = {
  company: {
    facebook: 'https://facebook.example/stampa',
    location: 'Αθήνα',
    legalName: 'Στάμπα Ι.Κ.Ε.',
    openingHours: [{ from: 'mon', to: 'sat', opens: '08:00', closes: '20:00' }],
    logo: 'image.webp',
    favicon: 'icons.webp#1',
  },
  categories: [
    { name: 'Κούπες', description: 'Κεραμικές', image: 'image.webp', imageAlt: 'Δύο κούπες' },
    { name: 'Καπέλα', favicon: 'icons.webp#0' },
  ],
  events: [{ name: 'Γάμος', description: 'Δύο', image: 'image.webp', imageAlt: 'Βέρες' }],
  products: [
    {
      title: 'Κούπα',
      description: 'Α',
      sizeCharts: ['Όλα'],
      categories: ['Κούπες', 'Καπέλα'],
      events: ['Γάμος'],
      order: 2,
      image: 'image.webp',
      imageAlt: 'Μια κούπα',
      favicon: 'icons.webp#0',
    },
    {
      title: 'Καπέλο',
      description: 'Β',
      categories: ['Καπέλα'],
      events: [],
      order: 1,
      image: 'image.webp',
    },
  ],
  banners: [{ placement: 'offer-banner', image: 'image.webp', imageAlt: 'Μια κούπα στην άκρη' }],
  testimonials: ['Δεύτερη', 'Πρώτη'].map(customerName => ({
    customerName,
    testimonial: 'Ωραία.',
    companyLogo: 'image.webp',
    companyLogoAlt: 'Λογότυπο',
  })),
  words: { Χαρτί: 'Paper', οδηγός: 'guide', Κούπα: 'Mug' },
  posts: ['2026-03-01', '2026-02-01'].map(day => ({
    title: `Της ${day}`,
    author: 'Μαρία',
    tags: 'DTF,οδηγός',
    published: true,
    publishedAt: `${day}T07:00:00.000Z`,
    context: ['Ένα', 'Δύο'],
    translations: { en: { title: `Of ${day}`, context: ['One', 'Two'] } },
    image: 'image.webp',
    imageAlt: 'Χαρτί',
  })),
  about: [
    {
      title: 'Εμείς',
      content: ['Από το 2009'],
      bannerImage: 'image.webp',
      bannerImageAlt: 'Πάγκος',
    },
  ],
  faqs: [
    { question: 'Δεύτερη;', answer: 'Ναι.', order: 2 },
    { question: 'Πρώτη;', answer: 'Όχι.', order: 1 },
  ],
  works: [
    {
      title: 'Στολές',
      customerName: 'Σχολείο',
      description: 'Για όλους',
      images: ['image.webp', 'icons.webp#0'],
      imageDetails: [{ alt: 'Μπροστά' }, { alt: 'Πίσω' }],
    },
  ],
  synonyms: [{ words: 'κούπα, mug' }],
  'size-charts': [
    {
      name: 'Όλα',
      table: { sizes: [{ name: 'M' }], measures: [{ name: 'Μήκος', values: ['70'] }] },
    },
  ],
  reviews: [{ product: 'Κούπα', stars: 5, name: 'Μαρία', text: 'Πολύ καλή.', active: true }],
  customers: [{ name: 'Σχολείο', image: 'image.webp', imageAlt: 'Λογότυπο' }],
}

beforeEach(async () => {
  catalog = await CatalogTest.start()
  lines = []
  folder = await mkdtemp(join(tmpdir(), 'catalog-seeds-'))
  await mkdir(join(folder, 'pictures'))
  const pictures = {
    'image.webp': picture({ width: 200, height: 250 }),
    'icons.webp': picture({ width: 256, height: 128, noise: true }),
  }
  for (const [name, image] of Object.entries(pictures)) {
    await writeFile(join(folder, 'pictures', name), await image.webp().toBuffer())
  }
  for (const [name, content] of Object.entries(files)) await write(name, content)
})

afterEach(async () => {
  await catalog.stop()
  await rm(folder, { recursive: true })
})

function write(name: string, content: unknown): Promise<void> {
  return writeFile(join(folder, `${name}.json`), JSON.stringify(content))
}

function fill({ from = folder, media = catalog.test.app.media } = {}): Promise<void> {
  return fillCatalogue(catalog.test.db, media, from, line => lines.push(line))
}

/** Returns the service's media with as many failed conversions first. */
function slowMedia(failures: number): Media {
  const { media } = catalog.test.app
  let left = failures
  return {
    ...media,
    publish: upload =>
      left-- > 0 ? Promise.reject(new MediaError('costly')) : media.publish(upload),
  }
}

async function visit<Body = unknown[]>(path: string): Promise<Body> {
  return (await catalog.visit<Body>(`/api/${path}`)).body
}

describe('an empty database', () => {
  test('receives every kind of content', async () => {
    await fill()
    expect(await visit('products')).toMatchObject([
      { title: 'Καπέλο', categories: [{ name: 'Καπέλα' }], events: [] },
      {
        title: 'Κούπα',
        categories: [{ name: 'Κούπες' }, { name: 'Καπέλα' }],
        events: [{ name: 'Γάμος' }],
        sizeCharts: [{ name: 'Όλα' }],
        imageAsset: { width: 200, alt: 'Μια κούπα' },
        faviconAsset: { width: 128 },
      },
    ])
    expect(await visit('categories/with-products')).toMatchObject([
      { name: 'Κούπες', description: 'Κεραμικές', imageAsset: { alt: 'Δύο κούπες' } },
      { name: 'Καπέλα' },
    ])
    expect(await visit('events')).toMatchObject([{ name: 'Γάμος', imageAsset: { alt: 'Βέρες' } }])
    expect(await visit('banner')).toMatchObject([
      { placement: 'offer-banner', imageAsset: { alt: 'Μια κούπα στην άκρη' } },
    ])
    expect(await visit('blog')).toMatchObject([
      {
        title: 'Της 2026-03-01',
        context: 'Ένα\nΔύο',
        createdAt: '2026-03-01T07:00:00.000Z',
        publishedAt: '2026-03-01T07:00:00.000Z',
        tags: ['DTF', 'οδηγός'],
        imageAsset: { alt: 'Χαρτί' },
      },
      { title: 'Της 2026-02-01' },
    ])
    expect(await visit('blog?lang=en')).toMatchObject([
      {
        title: 'Of 2026-03-01',
        context: 'One\nTwo',
        words: { οδηγός: 'guide' },
        imageAsset: { alt: 'Paper' },
      },
      { title: 'Of 2026-02-01' },
    ])
    const { body: newest } = await catalog.call('GET', '/api/blog/admin?sort=-createdAt')
    expect(newest).toMatchObject([{ title: 'Της 2026-03-01' }, { title: 'Της 2026-02-01' }])
    expect(await visit('about')).toMatchObject({
      title: 'Εμείς',
      bannerImageAsset: { alt: 'Πάγκος' },
    })
    expect(await visit('faq')).toMatchObject([{ question: 'Πρώτη;' }, { question: 'Δεύτερη;' }])
    expect(await visit('customers')).toMatchObject([{ name: 'Σχολείο' }])
    expect(await visit('testimonials')).toMatchObject([
      { customerName: 'Πρώτη', companyLogoAsset: { alt: 'Λογότυπο' } },
      { customerName: 'Δεύτερη' },
    ])
    expect(await visit('our-work')).toMatchObject([
      {
        customerName: 'Σχολείο',
        imageAssets: [
          { width: 200, alt: 'Μπροστά' },
          { width: 128, alt: 'Πίσω' },
        ],
      },
    ])
    expect(await visit('company/settings')).toMatchObject({
      location: 'Αθήνα',
      legalName: 'Στάμπα Ι.Κ.Ε.',
      openingHours: [{ from: 'mon', to: 'sat', opens: '08:00', closes: '20:00' }],
      logoAsset: { width: 200, height: 250 },
    })
    expect((await catalog.files()).leftover).toEqual([])
    expect(lines).toEqual(['converted 3 of 3 pictures', 'stored 18 records'])
  })

  test('keeps company settings that were changed before', async () => {
    await catalog.call('PUT', '/api/company/settings', { form: { location: 'Βόλος' } })
    await fill()
    expect(await visit('company/settings')).toMatchObject({ location: 'Βόλος', logo: null })
    expect(await visit('products')).toHaveLength(2)
  })

  test('is filled once by two concurrent runs', async () => {
    await Promise.all([fill(), fill()])
    expect(await visit('products')).toHaveLength(2)
    expect(await visit('our-work')).toHaveLength(1)
    expect(lines).toContain('was filled by another run meanwhile')
  })

  test('is filled although conversions exceed their time limit at first', async () => {
    await fill({ media: slowMedia(4) })
    expect(await visit('products')).toHaveLength(2)
    expect((await catalog.files()).leftover).toEqual([])
  })

  test.each<[string, () => Promise<void>, string]>([
    ['a picture cannot be converted', () => fill({ media: slowMedia(1000) }), 'costly'],
    [
      'a product names an unknown event',
      async () => {
        const [first, second] = files.products
        await write('products', [first, { ...second, events: ['Άγνωστη'] }])
        await fill()
      },
      'no record before is called Άγνωστη',
    ],
    [
      'an entry does not match the schema of its write call',
      async () => {
        await write('faqs', [{ question: 'Πότε;' }])
        await fill()
      },
      'the demo content is wrong: {"question":"Πότε;"}',
    ],
  ])('stays empty when %s', async (_, run, message) => {
    await expect(run()).rejects.toThrow(message)
    expect(await visit('products')).toEqual([])
    expect(await visit('categories')).toEqual([])
    expect(await visit('company/settings')).toMatchObject({ location: '' })
  })
})

describe('a database with content', () => {
  test('stays as it is, and the demo content is not even read', async () => {
    await fill()
    lines = []
    await fill({ from: 'missing' })
    expect(await visit('products')).toHaveLength(2)
    expect(lines).toEqual(['has content already, nothing to fill in'])
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'one question',
      () => catalog.call('POST', '/api/faq', { json: { question: 'Πότε;', answer: 'Αύριο.' } }),
    ],
    [
      'one category in the trash',
      async () => {
        const category = await catalog.category('Δική μου')
        await catalog.call('DELETE', `/api/categories/${category}`)
      },
    ],
  ])('is recognised by %s', async (_, change) => {
    await change()
    await fill({ from: 'missing' })
    expect(await visit('products')).toEqual([])
  })
})
