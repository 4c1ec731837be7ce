import { glob } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { breakingMigrations } from '@stampa/service-kit/expand-only'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Migrations from before services were released one by one. */
const earlier = [
  'analytics/migrations/20261123t0100-remove-link-tokens.ts',
  'catalog/migrations/20261120t0900-complete-content.ts',
  'catalog/migrations/20261120t0930-index-slugs.ts',
  'catalog/migrations/20261120t1000-create-search.ts',
  'catalog/migrations/20261120t1030-find-greek-by-trigrams.ts',
  'catalog/migrations/20261120t1040-sort-long-questions.ts',
  'orders/migrations/20261120t1010-find-offers-by-order.ts',
  'orders/migrations/20261120t1015-offers-of-design-orders.ts',
  'orders/migrations/20261120t1040-list-orders-of-a-status.ts',
  'orders/migrations/20261120t1050-page-the-trash.ts',
  'studio/migrations/20261120t1240-page-the-trash.ts',
  'studio/migrations/20261123t0700-search-orders.ts',
]

test('every migration lets the version before it go on, or states in `contract` why it may not', async () => {
  const breaking: string[] = []
  for await (const path of glob('*/migrations/*.ts', { cwd: join(root, 'services') })) {
    const file = join(root, 'services', path)
    const reasons = await breakingMigrations(dirname(file), [basename(file)])
    if (reasons.length > 0) breaking.push(path)
  }
  expect(breaking.toSorted()).toEqual(earlier)
})
