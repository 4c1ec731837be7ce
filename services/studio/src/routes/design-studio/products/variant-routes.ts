import { logoImage } from '@stampa/rules/files'
import {
  type App,
  adminCall,
  errorResponses,
  ifMatchHeaders,
  Problem,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import { idParams } from '@stampa/service-kit/validation'
import { changedVariant, newVariant, studioProduct } from '../../../products/schema.ts'
import { changeProduct } from '../../../products/service.ts'
import { deleteVariant, insertVariant, updateVariant } from '../../../products/store.ts'

const picture: FileRule = { ...logoImage, formats: imageFormats }

const variantParams = Type.Object({ productId: Type.String(), variantId: Type.String() })

/** Adds the administrators' calls for colours. Each change makes a new version of the product. */
export function addVariantRoutes(app: App): void {
  const config = { form: { frontImage: picture, backImage: picture } }

  app.post(
    '/products/:id/color-variants',
    {
      config,
      ...adminCall(app, 'studio:write', {
        summary: 'Adds a colour',
        params: idParams,
        body: newVariant,
        response: { 201: studioProduct, ...errorResponses(404) },
      }),
    },
    async (request, reply) => {
      const { id } = request.params
      const { colorName, colorCode } = request.body
      const { frontImage, backImage } = await request.publishUploads()
      if (!frontImage) throw new Error('the schema requires a front image')
      const product = await changeProduct(app.db, id, { by: who(request) }, {}, tx =>
        insertVariant(tx, {
          product_id: id,
          color_name: colorName.trim(),
          color_code: colorCode.toLowerCase(),
          front_image: frontImage,
          back_image: backImage ?? null,
        }),
      )
      return reply.code(201).send(product)
    },
  )

  app.put(
    '/products/:productId/color-variants/:variantId',
    {
      config,
      ...adminCall(app, 'studio:write', {
        summary: 'Changes the fields of a colour that are sent',
        params: variantParams,
        headers: ifMatchHeaders,
        body: changedVariant,
        response: { 200: studioProduct, ...errorResponses(404, 409) },
      }),
    },
    async (request, reply) => {
      const { productId, variantId } = request.params
      const { colorName, colorCode, withoutBack } = request.body
      const { frontImage, backImage } = await request.publishUploads()
      const intent = { by: who(request), ifMatch: request.headers['if-match'] }
      const product = await changeProduct(app.db, productId, intent, {}, async tx => {
        const found = await updateVariant(tx, productId, variantId, {
          ...(colorName !== undefined && { color_name: colorName.trim() }),
          ...(colorCode !== undefined && { color_code: colorCode.toLowerCase() }),
          ...(frontImage && { front_image: frontImage }),
          ...(withoutBack && { back_image: null }),
          ...(backImage && { back_image: backImage }),
        })
        if (!found) throw variantNotFound()
      })
      return reply.header('etag', versionTag(product.version)).send(product)
    },
  )

  app.delete(
    '/products/:productId/color-variants/:variantId',
    adminCall(app, 'studio:delete', {
      params: variantParams,
      response: { 204: Type.Null(), ...errorResponses(404) },
    }),
    async (request, reply) => {
      const { productId, variantId } = request.params
      await changeProduct(app.db, productId, { by: who(request) }, {}, async tx => {
        if (!(await deleteVariant(tx, productId, variantId))) throw variantNotFound()
      })
      return reply.code(204).send(null)
    },
  )
}

function variantNotFound(): Problem {
  return new Problem(404, 'color_variant_not_found', 'Color variant not found')
}
