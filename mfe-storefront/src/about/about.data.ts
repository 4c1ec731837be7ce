import { ApiError, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { catalog } from '../shared/api.ts'

export interface About {
  title: string
  /** A paragraph per line. */
  content: string
  image: ImageAsset | null
}

export interface AboutData {
  /** Null while the shop has written nothing. */
  about: About | null
}

/** @throws ApiError with the text that the page shows */
export async function loadAbout({ request: { signal } }: LoaderFunctionArgs): Promise<AboutData> {
  const answer = catalog.GET('/api/about', { signal })
  try {
    const { title, content, bannerImageAsset } = await unwrap(answer, {
      fallback: 'Failed to load about content',
    })
    return { about: { title, content, image: bannerImageAsset } }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { about: null }
    throw error
  }
}
