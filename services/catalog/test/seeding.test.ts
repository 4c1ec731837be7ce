import { type Media, MediaError } from '@stampa/service-kit/media'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DemoContent } from '../seeds/types.ts'
import { fillCatalogue } from '../src/seeding/fill-catalogue.ts'
import { CatalogTest, png } from './support.ts'

let catalog: CatalogTest
let content: DemoContent
let lines: string[]

beforeEach(async () => {
  catalog = await CatalogTest.start()
  lines = []
  const image = await png({ width: 200, height: 250 })
  const favicon = await png({ width: 16, height: 16 })
  content = {
    company: {
      facebook: 'https://facebook.example/stampa',
      instagram: '',
      twitter: '',
      linkedin: '',
      location: 'Αθήνα',
      telephone: '',
      email: '',
      legalName: 'Στάμπα Ι.Κ.Ε.',
      legalForm: 'Ι.Κ.Ε.',
      vatNumber: '000000000',
      taxOffice: 'ΚΕΦΟΔΕ Αττικής',
      registryNumber: '990000000000',
      openingHours: [{ from: 'mon', to: 'sat', opens: '08:00', closes: '20:00' }],
      logo: image,
      favicon,
    },
    categories: [
      { name: 'Κούπες', description: 'Κεραμικές', image, imageAlt: 'Δύο κούπες', favicon },
      { name: 'Καπέλα', description: '', image, imageAlt: '', favicon },
    ],
    events: [{ name: 'Γάμος', description: 'Δύο', image, imageAlt: 'Βέρες', favicon }],
    products: [
      {
        title: 'Κούπα',
        description: 'Α',
        categories: ['Κούπες', 'Καπέλα'],
        events: ['Γάμος'],
        order: 2,
        image,
        imageAlt: 'Μια κούπα',
        favicon,
      },
      {
        title: 'Καπέλο',
        description: 'Β',
        categories: ['Καπέλα'],
        events: [],
        order: 1,
        image,
        imageAlt: '',
        favicon,
      },
    ],
    banners: [
      {
        title: 'Προσφορά',
        subtitle: 'Έως αύριο',
        link: '/products',
        placement: 'offer-banner',
        order: 1,
        image,
        imageAlt: 'Μια κούπα στην άκρη',
      },
    ],
    testimonials: ['Πρώτη', 'Δεύτερη'].map(customerName => ({
      customerName,
      testimonial: 'Ωραία.',
      companyLogo: image,
      companyLogoAlt: 'Λογότυπο',
    })),
    posts: ['2026-03-01', '2026-02-01'].map(day => ({
      title: `Της ${day}`,
      excerpt: 'Λίγα',
      author: 'Μαρία',
      tags: ['DTF', 'οδηγός'],
      publishedAt: `${day}T07:00:00.000Z`,
      context: 'Ένα\nΔύο',
      image,
      imageAlt: 'Χαρτί',
    })),
    about: { title: 'Εμείς', content: 'Από το 2009', bannerImage: image, bannerImageAlt: 'Πάγκος' },
    faqs: [
      { question: 'Δεύτερη;', answer: 'Ναι.', order: 2 },
      { question: 'Πρώτη;', answer: 'Όχι.', order: 1 },
    ],
    works: [
      {
        title: 'Στολές',
        customerName: 'Σχολείο',
        description: 'Για όλους',
        order: 1,
        images: [
          { file: image, alt: 'Μπροστά' },
          { file: favicon, alt: 'Πίσω' },
        ],
      },
    ],
    customers: [{ name: 'Σχολείο', image, imageAlt: 'Λογότυπο' }],
  }
})

afterEach(() => catalog.stop())

function fill(draw = async () => content, media = catalog.test.app.media) {
  return fillCatalogue(catalog.test.db, media, draw, line => lines.push(line))
}

/** The service's media, on a machine that is too slow for a conversion so many times. */
function slowMedia(times: number): Media {
  const { media } = catalog.test.app
  let left = times
  return {
    ...media,
    publish: upload =>
      left-- > 0 ? Promise.reject(new MediaError('costly')) : media.publish(upload),
  }
}

async function visit<Body = unknown[]>(path: string): Promise<Body> {
  return (await catalog.visit<Body>(`/api/${path}`)).body
}

describe('a shop that nobody has touched', () => {
  test('gets its range', async () => {
    await fill()
    expect(await visit('products')).toMatchObject([
      { title: 'Καπέλο', categories: [{ name: 'Καπέλα' }], events: [] },
      {
        title: 'Κούπα',
        categories: [{ name: 'Κούπες' }, { name: 'Καπέλα' }],
        events: [{ name: 'Γάμος' }],
        imageAsset: { width: 200, alt: 'Μια κούπα' },
        faviconAsset: { width: 16 },
      },
    ])
    expect(await visit('categories/with-products')).toMatchObject([
      { name: 'Κούπες', description: 'Κεραμικές', imageAsset: { alt: 'Δύο κούπες' } },
      { name: 'Καπέλα' },
    ])
    expect(await visit('events')).toMatchObject([{ name: 'Γάμος', imageAsset: { alt: 'Βέρες' } }])
    expect((await catalog.files()).leftover).toEqual([])
    expect(lines.at(-1)).toBe('stored 2 categories and 2 products')
  })

  test('gets its pages', async () => {
    await fill()
    expect(await visit('banner')).toMatchObject([
      { placement: 'offer-banner', imageAsset: { alt: 'Μια κούπα στην άκρη' } },
    ])
    expect(await visit('blog')).toMatchObject([
      {
        title: 'Της 2026-03-01',
        createdAt: '2026-03-01T07:00:00.000Z',
        publishedAt: '2026-03-01T07:00:00.000Z',
        tags: ['DTF', 'οδηγός'],
        imageAsset: { alt: 'Χαρτί' },
      },
      { title: 'Της 2026-02-01' },
    ])
    expect(await visit('about')).toMatchObject({
      title: 'Εμείς',
      bannerImageAsset: { alt: 'Πάγκος' },
    })
    expect(await visit('faq')).toMatchObject([{ question: 'Πρώτη;' }, { question: 'Δεύτερη;' }])
  })

  test('gets customers who speak, and what was made for them', async () => {
    await fill()
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
          { width: 16, alt: 'Πίσω' },
        ],
      },
    ])
  })

  test('gets its name, hours and logo', async () => {
    await fill()
    expect(await visit('company/settings')).toMatchObject({
      location: 'Αθήνα',
      legalName: 'Στάμπα Ι.Κ.Ε.',
      openingHours: [{ from: 'mon', to: 'sat', opens: '08:00', closes: '20:00' }],
      logoAsset: { width: 200, height: 250 },
    })
  })

  test('keeps settings that were changed before', async () => {
    await catalog.call('PUT', '/api/company/settings', { form: { location: 'Βόλος' } })
    await fill()
    expect(await visit('company/settings')).toMatchObject({ location: 'Βόλος', logo: null })
    expect(await visit('products')).toHaveLength(2)
  })

  test('is filled once by two runs at the same moment', async () => {
    await Promise.all([fill(), fill()])
    expect(await visit('products')).toHaveLength(2)
    expect(await visit('our-work')).toHaveLength(1)
    expect(lines).toContain('was filled by another run meanwhile')
  })

  test('is filled by a slow machine, too', async () => {
    await fill(undefined, slowMedia(4))
    expect(await visit('products')).toHaveLength(2)
    expect((await catalog.files()).leftover).toEqual([])
  })

  test('gets nothing when an image cannot be had', async () => {
    await expect(fill(undefined, slowMedia(1000))).rejects.toThrow('costly')
    expect(await visit('products')).toEqual([])
  })

  test('gets nothing of content with a mistake', async () => {
    const [first] = content.products
    if (!first) throw new Error('no product')
    const wrong = { ...content, products: [first, { ...first, events: ['Άγνωστη'] }] }
    await expect(fill(async () => wrong)).rejects.toThrow('no event is called Άγνωστη')
    expect(await visit('products')).toEqual([])
    expect(await visit('categories')).toEqual([])
    expect(await visit('company/settings')).toMatchObject({ location: '' })
  })
})

describe('a shop of somebody', () => {
  const inVain = () => Promise.reject(new Error('drawn in vain'))

  test('is left alone, nothing is even drawn', async () => {
    await fill()
    lines = []
    await fill(inVain)
    expect(await visit('products')).toHaveLength(2)
    expect(lines).toEqual(['has content already, nothing to fill in'])
  })

  test('is known by a single question', async () => {
    await catalog.call('POST', '/api/faq', { json: { question: 'Πότε;', answer: 'Αύριο.' } })
    await fill(inVain)
    expect(await visit('faq')).toMatchObject([{ question: 'Πότε;' }])
    expect(await visit('products')).toEqual([])
  })

  test('is known by what is in the trash', async () => {
    const category = await catalog.category('Δική μου')
    await catalog.call('DELETE', `/api/categories/${category}`)
    await fill(inVain)
    expect(await visit('categories')).toEqual([])
  })
})
