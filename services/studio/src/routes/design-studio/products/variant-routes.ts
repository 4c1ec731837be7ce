import { logoImage } from '@stampa/rules/files'
import {
  type App,
  adminOnly,
  errorResponses,
  ifMatchHeaders,
  Problem,
  Type,
  versionTag,
  who,
} from '@stampa/service-kit'
import { type FileRule, imageFormats } from '@stampa/service-kit/media'
import { changedVariant, newVariant, studioProduct } from './schema.ts'
import { lockCurrent } from './service.ts'
import {
  deleteVariant,
  insertVariant,
  listVariants,
  updateProduct,
  updateVariant,
} from './store.ts'
import { toProduct } from './view.ts'

const picture: FileRule = { ...logoImage, formats: imageFormats }

const variantParams = Type.Object({ productId: Type.String(), variantId: Type.String() })

/** Adds the administrators' calls for colours. Each change makes a new version of the product. */
export function addVariantRoutes(app: App): void {
  const onRequest = app.requireAdmin
  const security = adminOnly

  app.post(
    '/products/:id/color-variants',
    {
      onRequest,
      config: { form: { frontImage: picture, backImage: picture } },
      schema: {
        security,
        summary: 'Adds a colour',
        consumes: ['multipart/form-data'],
        params: Type.Object({ id: Type.String() }),
        body: newVariant,
        response: { 201: studioProduct, ...errorResponses(400, 401, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const { colorName, colorCode } = request.body
      const { frontImage, backImage } = await request.publishUploads()
      if (!frontImage) throw new Error('the schema requires a front image')
      const product = await app.db.transaction(async tx => {
        await lockCurrent(tx, id)
        await insertVariant(tx, {
          product_id: id,
          color_name: colorName.trim(),
          color_code: colorCode.toLowerCase(),
          front_image: frontImage,
          back_image: backImage ?? null,
        })
        const row = await updateProduct(tx, id, {}, who(request))
        return toProduct(row, await listVariants(tx, [id]))
      })
      return reply.code(201).send(product)
    },
  )

  app.put(
    '/products/:productId/color-variants/:variantId',
    {
      onRequest,
      config: { form: { frontImage: picture, backImage: picture } },
      schema: {
        security,
        summary: 'Changes what is sent of a colour and leaves the rest',
        consumes: ['multipart/form-data'],
        params: variantParams,
        headers: ifMatchHeaders,
        body: changedVariant,
        response: { 200: studioProduct, ...errorResponses(400, 401, 404, 409, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { productId, variantId } = request.params
      const { colorName, colorCode, withoutBack } = request.body
      const { frontImage, backImage } = await request.publishUploads()
      const product = await app.db.transaction(async tx => {
        await lockCurrent(tx, productId, request.headers['if-match'])
        const found = await updateVariant(tx, productId, variantId, {
          ...(colorName !== undefined && { color_name: colorName.trim() }),
          ...(colorCode !== undefined && { color_code: colorCode.toLowerCase() }),
          ...(frontImage && { front_image: frontImage }),
          ...(withoutBack && { back_image: null }),
          ...(backImage && { back_image: backImage }),
        })
        if (!found) throw variantNotFound()
        const row = await updateProduct(tx, productId, {}, who(request))
        return toProduct(row, await listVariants(tx, [productId]))
      })
      return reply.header('etag', versionTag(product.version)).send(product)
    },
  )

  app.delete(
    '/products/:productId/color-variants/:variantId',
    {
      onRequest,
      schema: {
        security,
        params: variantParams,
        response: { 204: Type.Null(), ...errorResponses(401, 404, 503) },
      },
    },
    async (request, reply) => {
      const { productId, variantId } = request.params
      await app.db.transaction(async tx => {
        await lockCurrent(tx, productId)
        if (!(await deleteVariant(tx, productId, variantId))) throw variantNotFound()
        await updateProduct(tx, productId, {}, who(request))
      })
      return reply.code(204).send(null)
    },
  )
}

function variantNotFound(): Problem {
  return new Problem(404, 'color_variant_not_found', 'Color variant not found')
}
