import { multipart } from '@stampa/api'
import type { ActionFunctionArgs } from '@stampa/platform'
import { logoImage } from '@stampa/rules/files'
import { productCategories } from '@stampa/rules/printing'
import type { Words } from '@stampa/rules/words'
import { at, studio } from '../shared/calls/api.ts'
import { attempt, change, recordAction } from '../shared/calls/record-action.ts'
import {
  acceptedFile,
  fileRequiredWhenNew,
  type Rules,
  required,
  wholeNumber,
} from '../shared/form/rules.ts'
import { readValues, trimValues } from '../shared/form/values.ts'
import {
  bodyOf,
  type Field,
  listIn,
  type PriceTableValue,
  priceTable,
  text,
  translated,
  valuesOf,
} from '../shared/resource/field-kinds.ts'
import type { StudioProduct } from './design-studio.data.ts'
import { designStudioMessages as texts } from './design-studio.messages.ts'
import { type PrintAreaValues, printAreasIn, printAreasToValues } from './print-areas.ts'

/** Values of the form of a product; a new one has no sizes and print areas yet. */
export type ProductValues = Partial<PrintAreaValues> & {
  name: string
  nameEn: string
  words: Words
  /** Names of its colors, which have a form of their own. */
  colours: readonly string[]
  category: string
  displayOrder: number | null
  sizes: string
  priceTable?: PriceTableValue
  active: boolean
}

const prices = priceTable(texts.prices)

/** The name, with its English one and those of the product's colors, sizes, techniques and options. */
export const productTexts = translated<Field>(
  [
    {
      ...text('name', texts.productName),
      required: true,
      wordsOf: values => [
        ...values.colours,
        ...listIn(values.sizes),
        ...(prices.wordsOf?.(values) ?? []),
      ],
    },
  ],
  ['name'],
)

export const productRules: Rules = {
  name: required('Product name is required'),
  displayOrder: wholeNumber('Display order must be 0 or more'),
  ...(prices.check && { priceTable: prices.check }),
}

const productFields = ['name', 'nameEn', 'displayOrder', 'sizes', 'printAreas', 'priceTable']

/** Returns the form's values for a product, or those of a new one: back-office specification, section 5. */
export function productToValues(product: StudioProduct | undefined): ProductValues {
  return {
    ...(valuesOf(productTexts, product) as Pick<ProductValues, 'name' | 'nameEn' | 'words'>),
    colours: product?.colorVariants.map(({ colorName }) => colorName) ?? [],
    category: product?.category ?? 'tshirt',
    displayOrder: product?.displayOrder ?? 0,
    sizes: product?.sizes.join(', ') ?? '',
    ...(product && { ...printAreasToValues(product.printAreas), ...prices.toValues(product) }),
    active: product?.active ?? true,
  }
}

/** 'Add New Product'. */
export async function createProduct({ request }: ActionFunctionArgs) {
  const { values } = await readValues<ProductValues>(request)
  const call = studio.POST('/api/design-studio/products', { body: await productIn(values) })
  const created = change(call, 'Error creating product', texts.productCreated)
  return attempt(created, { fields: productFields, sent: values })
}

/** Action of one product: PUT saves its form, PATCH restores it, DELETE deletes it. */
export async function changeProduct(args: ActionFunctionArgs) {
  const { request, params } = args
  if (request.method !== 'PUT') return deleteOrRestore(args)
  const { values, ifMatch } = await readValues<ProductValues & PrintAreaValues>(request)
  const call = studio.PUT('/api/design-studio/products/{id}', {
    params: { path: { id: params.id ?? '' }, header: { 'if-match': ifMatch } },
    body: {
      ...(await productIn(values)),
      sizes: listIn(values.sizes),
      printAreas: printAreasIn(values),
      ...prices.toBody({ priceTable: values.priceTable ?? null }),
    },
  })
  const saved = change(call, 'Error updating product', texts.productSaved)
  return attempt(saved, { fields: productFields, sent: values })
}

const deleteOrRestore = recordAction({
  remove: id =>
    change(
      studio.DELETE('/api/design-studio/products/{id}', at(id)),
      'Error deleting product',
      texts.productDeleted,
    ),
  restore: id =>
    change(
      studio.POST('/api/design-studio/products/{id}/restore', at(id)),
      'Error restoring product',
      texts.productRestored,
    ),
})

async function productIn(values: ProductValues) {
  const { category, active, displayOrder } = values
  const body = await bodyOf(productTexts, trimValues(values))
  return {
    ...(body as Pick<StudioProduct, 'name' | 'translations'>),
    category: productCategories.find(entry => entry === category) ?? 'tshirt',
    active,
    displayOrder: displayOrder ?? 0,
  }
}

export const pictureRule = logoImage

export type VariantValues = {
  colorName: string
  colorCode: string
  frontImage: File | null
  backImage: File | null
  withoutBack: boolean
}

export const variantRules: Rules = {
  colorName: required('Color name is required'),
  colorCode: required('Color code must be a hex color such as #1a2b3c'),
  frontImage: [fileRequiredWhenNew('Front image is required'), acceptedFile(pictureRule)],
  backImage: acceptedFile(pictureRule),
}

const variantFields = Object.keys(variantRules)

/** 'Add Color Variant'. */
export async function addVariant({ request, params: { id = '' } }: ActionFunctionArgs) {
  const { values } = await readValues<VariantValues>(request)
  const call = studio.POST('/api/design-studio/products/{id}/color-variants', {
    ...at(id),
    // The rules of a new color require the front image.
    body: { ...variantIn(values), frontImage: values.frontImage as File },
    bodySerializer: multipart,
  })
  const added = change(call, 'Error adding color variant', texts.variantAdded)
  return attempt(added, { fields: variantFields, sent: values })
}

const variantPath = '/api/design-studio/products/{productId}/color-variants/{variantId}'

/** Action of one color: PUT saves its form, DELETE deletes it for good. */
export async function changeVariant({ request, params }: ActionFunctionArgs) {
  const path = { productId: params.id ?? '', variantId: params.variant ?? '' }
  if (request.method === 'DELETE') {
    const call = studio.DELETE(variantPath, { params: { path } })
    return attempt(change(call, 'Error deleting variant', texts.variantDeleted))
  }
  const { values, ifMatch } = await readValues<VariantValues>(request)
  const { frontImage, withoutBack } = values
  const call = studio.PUT(variantPath, {
    params: { path, header: { 'if-match': ifMatch } },
    body: {
      ...variantIn(values),
      ...(frontImage && { frontImage }),
      ...(withoutBack && { withoutBack: true }),
    },
    bodySerializer: multipart,
  })
  const saved = change(call, 'Error updating color variant', texts.variantSaved)
  return attempt(saved, { fields: variantFields, sent: values })
}

function variantIn(values: VariantValues) {
  const { colorName, colorCode, backImage } = trimValues(values)
  return { colorName, colorCode, ...(backImage && { backImage }) }
}
