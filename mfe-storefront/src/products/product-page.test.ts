import { expect, test } from 'vitest'
import { productHead } from './product-page.tsx'
import type { ProductData } from './products.data.ts'

const args = { params: {}, search: '', language: undefined }

const bare: ProductData = {
  _id: '01936f00-0000-7000-8000-000000000001',
  slug: 'mug',
  title: 'Κούπα',
  description: 'Κεραμική.\n\nΓια 330 ml.',
  categories: [],
  imageAsset: null,
  imageAssets: [],
  colours: [],
  sizes: [],
  sizeCharts: [],
  related: [],
  reviews: null,
  priceTable: null,
  fromPrice: null,
  today: '2026-11-24',
}

test('describes a product without image and category', () => {
  expect(productHead({ ...args, data: bare })).toEqual({
    title: 'Κούπα | Stampa',
    description: 'Κεραμική. Για 330 ml.',
    canonical: '/products/mug',
    type: 'product',
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: 'Κούπα',
          description: bare.description,
          url: '/products/mug',
          brand: { '@type': 'Brand', name: 'Stampa' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
            { '@type': 'ListItem', position: 2, name: 'Προϊόντα', item: '/products' },
            { '@type': 'ListItem', position: 3, name: 'Κούπα', item: '/products/mug' },
          ],
        },
      ],
    },
  })
})

test('states the range of prices of an item, with VAT', () => {
  const technique = {
    name: 'DTF',
    colours: 1,
    sides: 2,
    setupFee: 25,
    extraColour: 0,
    extraSide: 1,
    tiers: [
      { quantity: 20, price: 7.9 },
      { quantity: 50, price: 4.9 },
    ],
  }
  const priceTable = { workingDays: 7, techniques: [technique], options: [] }
  const { jsonLd } = productHead({ ...args, data: { ...bare, priceTable } })
  // (7.90 × 20 + 25) × 1.24 ÷ 20, and (4.90 × 50 + 25) × 1.24 ÷ 50
  expect(jsonLd).toHaveProperty('@graph[0].offers', {
    '@type': 'AggregateOffer',
    priceCurrency: 'EUR',
    lowPrice: 6.7,
    highPrice: 11.35,
    offerCount: 2,
  })
})

test('states the reviews that the page shows', () => {
  const review = {
    _id: '1',
    stars: 4,
    name: 'Μαρία',
    text: 'Καλή.',
    answer: '',
    product: null,
    createdAt: '2026-11-24T10:00:00.000Z',
  }
  const reviews = { count: 1, average: 4, reviews: [review] }
  const { jsonLd } = productHead({ ...args, data: { ...bare, reviews } })
  expect(jsonLd).toHaveProperty('@graph[0].aggregateRating', {
    '@type': 'AggregateRating',
    ratingValue: 4,
    reviewCount: 1,
  })
  expect(jsonLd).toHaveProperty('@graph[0].review[0]', {
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: 4 },
    author: { '@type': 'Person', name: 'Μαρία' },
    datePublished: '2026-11-24T10:00:00.000Z',
    reviewBody: 'Καλή.',
  })
  const none = { count: 0, average: null, reviews: [] }
  expect(productHead({ ...args, data: { ...bare, reviews: none } })).toEqual(
    productHead({ ...args, data: bare }),
  )
})

test('puts the first category into the breadcrumb', () => {
  const categories = [
    { _id: '1', slug: 'cups', name: 'Κούπες' },
    { _id: '2', slug: 'gifts', name: 'Δώρα' },
  ]
  const { jsonLd } = productHead({ ...args, data: { ...bare, categories } })
  expect(jsonLd).toHaveProperty('@graph[0].category', 'Κούπες')
  expect(jsonLd).toHaveProperty('@graph[1].itemListElement[2].item', '/products/category/cups')
  expect(jsonLd).toHaveProperty('@graph[1].itemListElement[3].name', 'Κούπα')
})

test('cuts a long description for search results', () => {
  const { description } = productHead({ ...args, data: { ...bare, description: 'α'.repeat(500) } })
  expect(description).toBe(`${'α'.repeat(155)}…`)
})
