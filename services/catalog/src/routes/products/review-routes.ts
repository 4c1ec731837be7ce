import { type App, errorResponses, publicCache, Type } from '@stampa/service-kit'
import { languageQuery } from '@stampa/service-kit/translations'
import { nullable } from '@stampa/service-kit/validation'
import { visible } from '../../content/content-type.ts'
import { listContent, requireContent } from '../../content/read.ts'
import { reviews } from '../reviews/reviews.ts'
import { products } from './products.ts'

/** Reviews on the page of a product. */
const shownReviews = 100

const ofProduct = Type.Object(
  {
    count: Type.Integer(),
    average: nullable(Type.Number(), 'Of the stars, with one decimal; null without a review'),
    reviews: Type.Array(reviews.public, { description: `The latest ${shownReviews}` }),
  },
  { $id: 'ReviewsOfProduct' },
)

/** Adds the call for the reviews of a product. */
export function addReviewRoutes(app: App): void {
  app.get(
    '/:id/reviews',
    {
      schema: {
        summary: 'Published reviews of an active product, which is named by id or slug',
        params: Type.Object({ id: Type.String() }),
        querystring: languageQuery,
        response: { 200: ofProduct, ...errorResponses(404) },
      },
      onSend: publicCache(),
    },
    async ({ params, query }) => {
      const db = app.readDb
      const { id } = await requireContent(db, products, params.id, { visible: true })
      const [stars, { rows }] = await Promise.all([
        db('reviews')
          .where({ product_id: id })
          .whereRaw(visible(reviews))
          .first<{ count: number; average: number | null }>(
            db.raw('count(*)::integer as count, round(avg(stars), 1)::float8 as average'),
          ),
        listContent(
          db,
          reviews,
          { visible: true, restrict: select => select.where('reviews.product_id', id) },
          { limit: shownReviews },
        ),
      ])
      return { ...stars, reviews: rows.map(row => reviews.toPublic(row, query.lang)) }
    },
  )
}
