import { unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type Loaded, pick } from '../shared/loaders.ts'

export const worksPageSize = 8

const fields = [
  ...(['_id', 'title', 'customerName', 'description', 'imageAssets'] as const),
] as const

export type OurWorksData = Loaded<typeof loadOurWorks>

/** @throws ApiError with the text that the page shows */
export async function loadOurWorks({ request: { signal } }: LoaderFunctionArgs) {
  const works = await unwrap(catalog.GET('/api/our-work', { signal }), {
    fallback: 'Failed to load our works',
  })
  return { works: inOrder(works).map(work => pick(work, fields)) }
}

/** Sorts by `order`, ascending; stable for equal ones. */
export function inOrder<T extends { order: number }>(works: T[]): T[] {
  return works.toSorted((one, other) => one.order - other.order)
}
