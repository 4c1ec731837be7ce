import { errorResponses, publicCache, type RoutePlugin, Type } from '@stampa/service-kit'
import { addContent } from '../../content/administration.ts'
import {
  addFirstFew,
  addPublicList,
  answerList,
  publicListQuery,
} from '../../content/public-reads.ts'
import { requireContent } from '../../content/read.ts'
import { categories } from '../categories/index.ts'
import { addFacetRoutes } from './facet-routes.ts'
import { inCategory } from './links.ts'
import { products } from './products.ts'
import { addReviewRoutes } from './review-routes.ts'
import { addSheet } from './sheet.ts'

/** Number of products on the home page: the first ones by order. */
const featuredCount = 8

const routes: RoutePlugin = async app => {
  addPublicList(app, products, {
    summary: 'Active products by order, newest first where it is equal',
  })
  addFirstFew(app, products, featuredCount, {
    path: '/featured',
    summary: `The first ${featuredCount} active products by order`,
  })

  app.get(
    '/category/:categoryId',
    {
      schema: {
        summary: 'Active products of an active category, which is named by id or slug',
        params: Type.Object({ categoryId: Type.String() }),
        querystring: publicListQuery,
        response: { 200: Type.Array(products.public), ...errorResponses(404) },
      },
      onSend: publicCache(),
    },
    async (request, reply) => {
      const { categoryId } = request.params
      const { id } = await requireContent(app.readDb, categories, categoryId, { visible: true })
      return answerList(app.readDb, products, request, reply, query => inCategory(query, id))
    },
  )

  addFacetRoutes(app)
  addReviewRoutes(app)
  addSheet(app)
  addContent(app, products)
}

export default routes
