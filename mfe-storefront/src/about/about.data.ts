import { ApiError, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../shared/api.ts'
import { type Loaded, pick } from '../shared/loaders.ts'

export type AboutData = Loaded<typeof loadAbout>

/** Loads the text of the shop; null if there is none. @throws ApiError with the text that the page shows */
export async function loadAbout({ request: { signal } }: LoaderFunctionArgs) {
  try {
    const about = await unwrap(catalog.GET('/api/about', { signal }), {
      fallback: 'Failed to load about content',
    })
    return { about: pick(about, ['title', 'content', 'bannerImageAsset']) }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { about: null }
    throw error
  }
}
