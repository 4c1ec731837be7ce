import { expect, test } from 'vitest'
import { type CardData, productsPageSize } from '../product-card/card-data.ts'
import { listHead } from './list-head.ts'

const product = (at: number): CardData => ({
  _id: `product-${at}`,
  slug: `product-${at}`,
  title: `Προϊόν ${at}`,
  excerpt: '',
  categories: [],
  imageAsset: {
    base: `/media/catalog/${at}`,
    width: 1600,
    height: 2000,
    widths: [320, 640],
    color: '#ffffff',
  },
})

const list = {
  language: undefined,
  title: 'Προϊόντα',
  description: 'Όλα',
  path: '/products',
  products: Array.from({ length: 20 }, (_, at) => product(at)),
  trail: [{ name: 'Προϊόντα', path: '/products' }],
}

test('a page holds 8 products', () => {
  expect(productsPageSize).toBe(8)
})

test('the first page is the list itself, whatever else is in the query', () => {
  for (const search of ['', '?page=1', '?ref=mail', '?page=none']) {
    expect(listHead({ ...list, search })).toMatchObject({
      title: 'Προϊόντα | Stampa',
      canonical: '/products',
      image: '/media/catalog/0/640.webp',
    })
  }
})

test('every other page has an address and a first image of its own', () => {
  const head = listHead({ ...list, search: '?ref=mail&page=2' })
  expect(head.title).toBe('Προϊόντα – σελίδα 2 | Stampa')
  expect(head.canonical).toBe('/products?page=2')
  expect(head.image).toBe('/media/catalog/8/640.webp')
  expect(head.preloadImage?.srcSet).toBe(
    '/media/catalog/8/320.avif 320w, /media/catalog/8/640.avif 640w',
  )
})

test('a page beyond the last is known by the last', () => {
  expect(listHead({ ...list, search: '?page=50' }).canonical).toBe('/products?page=3')
})

test('an empty list announces no image', () => {
  const head = listHead({ ...list, search: '', products: [] })
  expect(head).not.toHaveProperty('image')
  expect(head).not.toHaveProperty('preloadImage')
})
