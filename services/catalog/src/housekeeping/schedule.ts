import type { App } from '@stampa/service-kit'
import { scheduleJobs } from '@stampa/service-kit/jobs'
import { purgeTrash } from '../content/trash.ts'
import { posts } from '../routes/blog/posts.ts'
import { categories } from '../routes/categories/categories.ts'
import { products } from '../routes/products/products.ts'
import { referencedImages } from './images.ts'
import { kinds } from './kinds.ts'
import { giveMissingSlugs } from './missing-slugs.ts'

const minute = 60_000
const hour = 60 * minute

/** What the service does by the clock. */
export function scheduleHousekeeping(app: App): void {
  scheduleJobs(app, [
    { name: 'purge-trash', every: hour, run: () => purgeTrash(app.db, kinds) },
    {
      name: 'remove-unreferenced-images',
      every: 6 * hour,
      run: () =>
        app.media.collectUnreferenced({
          isReferenced: hashes => referencedImages(app.db, hashes),
        }),
    },
    {
      name: 'give-missing-slugs',
      every: minute,
      run: async () => {
        await giveMissingSlugs(app.db, products)
        await giveMissingSlugs(app.db, categories)
        await giveMissingSlugs(app.db, posts)
      },
    },
  ])
}
