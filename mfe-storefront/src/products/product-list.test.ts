import { expect, test } from 'vitest'
import type { CardData } from '../shared/product-grid/product-card.data.ts'
import { productListHead } from './product-list.tsx'

const product = (at: number): CardData => ({
  _id: `product-${at}`,
  slug: `product-${at}`,
  title: `Προϊόν ${at}`,
  excerpt: '',
  categories: [],
  fromPrice: null,
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

test('keeps the address of the list for its first page', () => {
  for (const search of ['', '?page=1', '?ref=mail', '?page=none']) {
    expect(productListHead({ ...list, search })).toMatchObject({
      title: 'Προϊόντα | Stampa',
      canonical: '/products',
      image: '/media/catalog/0/640.webp',
    })
  }
})

test('gives every other page its own title, address and image', () => {
  const head = productListHead({ ...list, search: '?ref=mail&page=2' })
  expect(head.title).toBe('Προϊόντα – σελίδα 2 | Stampa')
  expect(head.canonical).toBe('/products?page=2')
  expect(head.image).toBe('/media/catalog/8/640.webp')
  expect(head.preloadImage?.srcSet).toBe(
    '/media/catalog/8/320.avif 320w, /media/catalog/8/640.avif 640w',
  )
})

test('uses the address of the last page beyond the end', () => {
  expect(productListHead({ ...list, search: '?page=50' }).canonical).toBe('/products?page=3')
})

test('preloads no image for an empty list', () => {
  const head = productListHead({ ...list, search: '', products: [] })
  expect(head).not.toHaveProperty('image')
  expect(head).not.toHaveProperty('preloadImage')
})
