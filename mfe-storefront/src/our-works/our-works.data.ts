import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'

/** Works on a page. */
export const worksPageSize = 8

export interface Work {
  _id: string
  title: string
  customerName: string
  description: string
  images: ImageAsset[]
}

export interface OurWorksData {
  works: Work[]
}

/** @throws ApiError with the text that the page shows */
export async function loadOurWorks({
  request: { signal },
}: LoaderFunctionArgs): Promise<OurWorksData> {
  const works = await unwrap(catalog.GET('/api/our-work', { signal }), {
    fallback: 'Failed to load our works',
  })
  return { works: inOrder(works).map(toWork) }
}

/** Lowest `order` first; equal ones stay as they came. */
export function inOrder<T extends { order: number }>(works: T[]): T[] {
  return works.toSorted((one, other) => one.order - other.order)
}

function toWork(work: CatalogAnswer<'/api/our-work'>[number]): Work {
  const { _id, title, customerName, description, imageAssets } = work
  return { _id, title, customerName, description, images: imageAssets }
}
