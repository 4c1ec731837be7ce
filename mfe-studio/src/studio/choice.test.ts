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
  colorVariants,
  version: 1,
})

const shirt = product('shirt', [variant('white', '/white-back'), variant('black', null)])
const mug = product('mug', [variant('red', '/red-back')])

it('begins with the first product in its first colour, from the front', () => {
  expect(firstChoice([shirt, mug])).toMatchObject({
    product: { _id: 'shirt' },
    variant: { _id: 'white' },
    side: 'front',
  })
  expect(firstChoice([])).toBeUndefined()
})

it('takes a product in its first colour, from the side that is shown', () => {
  expect(chooseProduct(mug, 'back')).toMatchObject({ variant: { _id: 'red' }, side: 'back' })
})

it('turns to the front where a colour has no picture of its back', () => {
  const [, black] = shirt.colorVariants
  expect(black && chooseVariant(shirt, black, 'back').side).toBe('front')
})

it('finds what was chosen before, if the shop still has it', () => {
  const ids = { productId: 'mug', variantId: 'red', side: 'back' as const }
  expect(findChoice([shirt, mug], ids)).toMatchObject({ product: { _id: 'mug' }, side: 'back' })
  expect(findChoice([shirt], ids)).toBeUndefined()
  expect(findChoice([shirt, mug], { ...ids, variantId: 'gone' })).toBeUndefined()
})

it('prints on a back that nobody has measured as on the front', () => {
  const choice = chooseProduct(mug, 'back')
  expect(choice && printAreaOf(choice)).toEqual(area)
})
