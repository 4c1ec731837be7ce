import type { App } from '@stampa/service-kit'
import { type QueueConfig, workOff } from '@stampa/service-kit/queue'
import { type ReviewChange, reviewQueue } from '@stampa/service-kit/reviews'
import type { Knex } from 'knex'
import { createContent } from '../../content/write.ts'
import { reviews } from './reviews.ts'

/** Takes reviews from the services of orders while the service listens. */
export function receiveReviews(app: App, config: QueueConfig): void {
  let work: ReturnType<typeof workOff> | undefined
  app.addHook('onListen', async () => {
    work = workOff<ReviewChange>(
      config,
      reviewQueue,
      change => storeReview(app.db, change),
      err => app.log.debug({ err }, 'review queue error'),
    )
  })
  app.addHook('onClose', () => work?.close())
}

/** Stores a review that waits for staff, once, or removes it with its history, whichever of the two comes first. */
export async function storeReview(db: Knex, { id, review }: ReviewChange): Promise<void> {
  await db.transaction(async tx => {
    // Both messages about a review wait for each other.
    await tx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [id])
    if (!review) {
      await tx('removed_reviews').insert({ id }).onConflict().ignore()
      await tx('reviews').where({ id }).delete()
      await tx('audit').where({ kind: reviews.kind, record_id: id }).delete()
      return
    }
    const known = [tx('reviews').where({ id }), tx('removed_reviews').where({ id })]
    for (const query of known) if (await query.first('id')) return
    const product = tx('products').where({ id: review.product }).forKeyShare()
    const isKnown = review.product !== null && (await product.first('id'))
    const { columns } = reviews.toDraft(
      { ...review, product: isKnown ? review.product : undefined },
      {},
    )
    await createContent(tx, reviews, {}, { columns: { ...columns, id } })
  })
}
