import { hasLink, isVisible, plainText, reviewLimits } from '@stampa/rules/reviews'
import type { Knex } from 'knex'
import { type Static, Type } from 'typebox'
import type { App } from './app/base-app.ts'
import { errorResponses, invalidField, Problem } from './errors/problems.ts'
import { idempotencyHeaders } from './http/idempotency.ts'
import { onlyRow } from './listing.ts'
import { batchSize, forward, forwardingQueue } from './outbox/forwarding.ts'
import type { QueueConfig, WorkQueue } from './queue.ts'
import { publicWriteLimit } from './rate-limits.ts'
import { nullable, oneLine, requiredText } from './validation/schemas.ts'

/** A review that its order's service hands on to the catalog, or the id of one that is gone. */
export type ReviewChange = { id: string; review: StoredReview | null }

interface StoredReview {
  /** Id in the catalog; null: the order as a whole. */
  product: string | null
  stars: number
  name: string
  text: string
}

/** The queue by which reviews reach the catalog. */
export const reviewQueue = forwardingQueue('{reviews}')

/**
 * Returns the statements that create the tables of reviews, for the migration of a service with orders. An
 * order that is removed takes its reviews along, also from the catalog.
 */
export function reviewTables(orders: string): string {
  return `
    create table order_reviews (
      id uuid primary key default uuidv7(),
      order_id uuid not null references ${orders} on delete cascade,
      -- Of the catalog; null: the order as a whole.
      product uuid,
      stars smallint not null check (stars between 1 and 5),
      name text not null check (name <> ''),
      text text not null check (text <> ''),
      unique nulls not distinct (order_id, product)
    );
    -- What the catalog does not know yet.
    create table review_changes (review_id uuid primary key);
    create function note_review_change() returns trigger language plpgsql as $$
    begin
      insert into review_changes values (coalesce(new.id, old.id)) on conflict do nothing;
      return null;
    end $$;
    create trigger note_review_change after insert or delete on order_reviews
      for each row execute function note_review_change();
  `
}

export const dropReviewTables = `
  drop table order_reviews, review_changes;
  drop function note_review_change;
`

/** A review as its author sees it on the order's page. */
export const ownReview = Type.Object(
  {
    product: nullable(Type.String(), 'Id; null: the order as a whole'),
    stars: Type.Integer(),
    name: Type.String(),
    text: Type.String(),
  },
  { $id: 'OwnReview' },
)

/** Returns the reviews of an order, oldest first. */
export function listReviews(db: Knex, orderId: string): Promise<Static<typeof ownReview>[]> {
  const columns = ['product', 'stars', 'name', 'text']
  return db('order_reviews').where({ order_id: orderId }).orderBy('id').select(columns)
}

const newReview = Type.Object({
  product: Type.Optional(
    Type.String({ format: 'uuid', description: 'One of the order; without it the whole order' }),
  ),
  stars: Type.Integer({ minimum: 1, maximum: 5, message: 'Please choose 1 to 5 stars' }),
  name: requiredText(reviewLimits.name, 'Name is required'),
  text: requiredText(reviewLimits.text, 'Review is required'),
})

/**
 * Adds the call by which the holder of an order's link reviews it once it is completed.
 *
 * @param open returns the order of a token, and its products @throws Problem 404
 */
export function addReviewRoute(
  app: App,
  config: Parameters<typeof publicWriteLimit>[0],
  path: string,
  open: (
    tx: Knex.Transaction,
    token: string,
  ) => Promise<{ id: string; isCompleted: boolean; products: readonly string[] }>,
): void {
  app.post(
    `${path}/reviews`,
    {
      config: { rateLimit: publicWriteLimit(config) },
      schema: {
        summary: 'Reviews a completed order, or a product of it, once; staff publish it',
        params: Type.Object({ token: Type.String() }),
        headers: idempotencyHeaders,
        body: newReview,
        response: { 201: ownReview, ...errorResponses(404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const { product = null, stars } = body
      const [name, text] = [oneLine(body.name), plainText(body.text)]
      if (!isVisible(name)) throw invalidField('name', 'Name is required')
      if (text === '') throw invalidField('text', 'Review is required')
      for (const [field, value] of Object.entries({ name, text })) {
        if (hasLink(value)) throw invalidField(field, 'Please leave out links and addresses')
      }
      const content = { token: params.token, product, stars, name, text }
      const answer = await app.once(request, content, async tx => {
        const order = await open(tx, params.token)
        if (!order.isCompleted) {
          throw new Problem(409, 'order_not_completed', 'The order is not completed yet')
        }
        if (product !== null && !order.products.includes(product)) {
          throw invalidField('product', 'Product not found')
        }
        const rows = await tx('order_reviews')
          .insert({ order_id: order.id, product, stars, name, text })
          .onConflict(['order_id', 'product'])
          .ignore()
          .returning<Static<typeof ownReview>[]>(['product', 'stars', 'name', 'text'])
        if (rows.length === 0) {
          throw new Problem(409, 'reviewed', 'You have reviewed this already')
        }
        return onlyRow(rows)
      })
      return reply.code(201).header('idempotency-replayed', answer.replayed).send(answer.body)
    },
  )
}

/** Makes a worker hand reviews on to the catalog, and what became of them; each at least once. */
export function forwardReviews(app: App, config: QueueConfig): void {
  forward(app, config, reviewQueue, forwardBatch, 'reviews wait: they cannot be handed on')
}

/** Forgets changes only if the queue accepts them. @returns their number */
function forwardBatch(db: Knex, queue: WorkQueue<ReviewChange>): Promise<number> {
  return db.transaction(async tx => {
    const { rows } = await tx.raw<{ rows: ReviewChange[] }>(
      `with due as (
         select review_id from review_changes order by review_id limit ? for update skip locked
       ), gone as (
         delete from review_changes c using due where c.review_id = due.review_id
       )
       select due.review_id as id, case when r.id is not null then jsonb_build_object(
         'product', r.product, 'stars', r.stars, 'name', r.name, 'text', r.text) end as review
       from due left join order_reviews r on r.id = due.review_id`,
      [batchSize],
    )
    const jobs = rows.map(data => ({ id: `${data.id}-${data.review ? 'new' : 'gone'}`, data }))
    if (jobs.length > 0) await queue.addJobs(jobs)
    return rows.length
  })
}
