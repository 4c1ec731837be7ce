import { expect, it } from 'vitest'
import { chooseProduct, chooseVariant, findChoice, firstChoice, printAreaOf } from './choice.ts'
import type { Product, Variant } from './studio.data.ts'

const asset = { base: '', width: 1, height: 1, widths: [1], color: '#ffffff' }

const variant = (_id: string, backImage: string | null): Variant => ({
  _id,
  colorName: _id,
  colorCode: '#ffffff',
  frontImage: `/${_id}-front`,
  backImage,
  frontImageAsset: asset,
  backImageAsset: null,
})

const area = { x: 0.3, y: 0.3, width: 0.4, widthMm: 200, heightMm: 200 }

const product = (_id: string, colorVariants: Variant[]): Product => ({
  _id,
  name: _id,
  category: 'other',
  active: true,
  displayOrder: 0,
  sizes: [],
  printAreas: { front: area, back: null },
  priceTable: null,
  fromPrice: null,
  colorVariants,
  version: 1,
})

const shirt = product('shirt', [variant('white', '/white-back'), variant('black', null)])
const mug = product('mug', [variant('red', '/red-back')])

it('starts with the first product in its first colour, from the front', () => {
  expect(firstChoice([shirt, mug])).toMatchObject({
    product: { _id: 'shirt' },
    variant: { _id: 'white' },
    side: 'front',
  })
  expect(firstChoice([])).toBeUndefined()
})

it('chooses a product in its first colour, from the shown side', () => {
  expect(chooseProduct(mug, 'back')).toMatchObject({ variant: { _id: 'red' }, side: 'back' })
})

it('shows the front of a colour without a picture of its back', () => {
  const [, black] = shirt.colorVariants
  expect(black && chooseVariant(shirt, black, 'back').side).toBe('front')
})

it('finds an earlier choice that the shop still has', () => {
  const ids = { productId: 'mug', variantId: 'red', side: 'back' as const }
  expect(findChoice([shirt, mug], ids)).toMatchObject({ product: { _id: 'mug' }, side: 'back' })
  expect(findChoice([shirt], ids)).toBeUndefined()
  expect(findChoice([shirt, mug], { ...ids, variantId: 'gone' })).toBeUndefined()
})

it('uses the print area of the front for a back without one', () => {
  const choice = chooseProduct(mug, 'back')
  expect(choice && printAreaOf(choice)).toEqual(area)
})
