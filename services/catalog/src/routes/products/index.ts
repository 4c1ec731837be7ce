import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { pageQuery } from '@stampa/service-kit/listing'
import type { Knex } from 'knex'
import { addAdministration } from '../../content/administration.ts'
import {
  addFirstFew,
  addPublicDetail,
  addPublicList,
  answerList,
} from '../../content/public-reads.ts'
import { contentNotFound, findContent } from '../../content/read.ts'
import { formImages } from '../../content/uploads.ts'
import { addWrites } from '../../content/write.ts'
import { anyImage, productFavicon } from '../../images.ts'
import { categories } from '../categories/categories.ts'
import { inCategory } from './links.ts'
import { productDraft, products, toPublicProduct } from './products.ts'
import { changedProduct, newProduct, productForReader, publicProduct } from './schema.ts'
import { addSheet } from './sheet.ts'

/** Number of products on the home page: the first ones by order. */
const featuredCount = 8

const routes: RoutePlugin = async app => {
  const list = { item: publicProduct, toItem: toPublicProduct, sort: 'order' }
  addPublicList(app, products, {
    ...list,
    summary: 'Active products by order, newest first where it is equal',
  })
  addFirstFew(app, products, featuredCount, {
    ...list,
    path: '/featured',
    summary: `The first ${featuredCount} active products by order`,
  })

  app.get(
    '/category/:categoryId',
    {
      schema: {
        summary: 'Active products of an active category, which is named by id or slug',
        params: Type.Object({ categoryId: Type.String() }),
        querystring: pageQuery,
        response: { 200: Type.Array(publicProduct), ...errorResponses(400, 404) },
      },
      onSend: publicCache(),
    },
    async (request, reply) => {
      const { categoryId } = request.params
      const category = await findContent(app.db, categories, categoryId, { visible: true })
      if (!category) throw contentNotFound(categories)
      const inIt = (query: Knex.QueryBuilder) => inCategory(query, category.id)
      return answerList(app.db, products, { ...list, restrict: inIt }, request, reply)
    },
  )

  addAdministration(app, products, '/all')
  addSheet(app)
  addPublicDetail(app, products, { record: productForReader, toPublic: toPublicProduct })
  addWrites(app, products, {
    create: newProduct,
    change: changedProduct,
    form: { image: anyImage, favicon: productFavicon },
    images: formImages,
    draft: productDraft,
  })
}

export default routes
