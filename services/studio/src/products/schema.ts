import type { FromPrice, PriceTable } from '@stampa/pricing'
import { fromPriceSchema, priceTableSchema } from '@stampa/pricing/schemas'
import { productCategories } from '@stampa/rules/printing'
import { requiredText, type Static, Type } from '@stampa/service-kit'
import { fileField, imageAssetSchema } from '@stampa/service-kit/media'
import { languageField, translationsSchema, wordsField } from '@stampa/service-kit/translations'
import { nullable } from '@stampa/service-kit/validation'
import { printAreas } from './print-area.ts'

const imageUrl = Type.String({ description: 'URL of the default WebP rendition' })

export const colorVariant = Type.Object(
  {
    _id: Type.String(),
    colorName: Type.String(),
    colorCode: Type.String({ description: '`#rrggbb`' }),
    frontImage: imageUrl,
    backImage: nullable(imageUrl),
    frontImageAsset: imageAssetSchema,
    backImageAsset: nullable(imageAssetSchema),
  },
  { $id: 'ColorVariant' },
)

const priceTable = Type.Unsafe<PriceTable>(priceTableSchema)

const maxNameLength = 200

/** English texts. The words are the names of colours, sizes, techniques and options. */
const translations = translationsSchema({ name: maxNameLength }, 'StudioProductTranslations')

/** A product of the studio; visitors and administrators see the same, except prices and translations. */
export const studioProduct = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    category: Type.Enum(productCategories),
    active: Type.Boolean(),
    displayOrder: Type.Integer(),
    sizes: Type.Array(Type.String(), { description: 'Empty when it has one size' }),
    printAreas,
    priceTable: nullable(
      priceTable,
      'Null without one; visitors see none while `showPrices` of the company is off',
    ),
    fromPrice: nullable(
      Type.Unsafe<FromPrice>(fromPriceSchema),
      'Lowest price of an item, on one side in one colour',
    ),
    colorVariants: Type.Array(colorVariant),
    translations: Type.Optional(translations),
    ...languageField,
    ...wordsField,
    version: Type.Integer({ description: 'Grows with every change; the number in `ETag`' }),
  },
  { $id: 'StudioProduct' },
)
export type StudioProduct = Static<typeof studioProduct>

const categoryMessage = `Category must be one of ${productCategories.join(', ')}`

const order = { minimum: 0, maximum: 2_147_483_647 }
const orderMessage = 'Display order must be 0 or more'

const size = Type.String({ minLength: 1, maxLength: 20, pattern: '^\\S(.*\\S)?$' })

/** Fields in the order of their checks: the message of the first invalid field is the response's message. */
export const newProduct = Type.Object({
  name: requiredText(maxNameLength, 'Product name is required'),
  category: Type.Optional(
    Type.Enum(productCategories, { default: 'tshirt', message: categoryMessage }),
  ),
  active: Type.Optional(Type.Boolean({ default: true })),
  displayOrder: Type.Optional(Type.Integer({ ...order, default: 0, message: orderMessage })),
  sizes: Type.Optional(
    Type.Array(size, {
      maxItems: 20,
      uniqueItems: true,
      description: 'By default those of the category',
    }),
  ),
  printAreas: Type.Optional(printAreas),
  priceTable: Type.Optional(priceTable),
  translations: Type.Optional(translations),
})
export type NewProduct = Static<typeof newProduct>

/** Omitted fields stay unchanged, so no field has a default. */
export const changedProduct = Type.Object({
  name: Type.Optional(newProduct.properties.name),
  category: Type.Optional(Type.Enum(productCategories, { message: categoryMessage })),
  active: Type.Optional(Type.Boolean()),
  displayOrder: Type.Optional(Type.Integer({ ...order, message: orderMessage })),
  sizes: newProduct.properties.sizes,
  printAreas: newProduct.properties.printAreas,
  priceTable: newProduct.properties.priceTable,
  removePriceTable: Type.Optional(
    Type.Boolean({ description: 'True to have none; a table that comes with it wins' }),
  ),
  translations: newProduct.properties.translations,
})
export type ChangedProduct = Static<typeof changedProduct>

export const newVariant = Type.Object({
  colorName: requiredText(100, 'Color name is required'),
  colorCode: Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    message: 'Color code must be a hex color such as #1a2b3c',
  }),
  frontImage: fileField({ message: 'Front image is required' }),
  backImage: Type.Optional(fileField()),
})

/** Omitted fields stay unchanged. */
export const changedVariant = Type.Object({
  colorName: Type.Optional(newVariant.properties.colorName),
  colorCode: Type.Optional(newVariant.properties.colorCode),
  frontImage: Type.Optional(fileField()),
  backImage: newVariant.properties.backImage,
  withoutBack: Type.Optional(
    Type.Boolean({ description: 'Removes the picture of the back, unless a new one is sent' }),
  ),
})
