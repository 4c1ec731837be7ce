import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../api.ts'
import { pick } from '../loaders.ts'

type PublicBanner = CatalogAnswer<'/api/banner'>[number]

export interface Banner
  extends Pick<PublicBanner, '_id' | 'title' | 'subtitle' | 'link' | 'placement'> {
  /** The service requires an image; the pages accept a banner without one. */
  imageAsset: PublicBanner['imageAsset'] | null
}

const fields = ['_id', 'title', 'subtitle', 'link', 'placement', 'imageAsset'] as const

/** @throws ApiError */
export async function loadBanners(signal: AbortSignal): Promise<Banner[]> {
  const banners = await unwrap(catalog.GET('/api/banner', { signal }), {
    fallback: 'Failed to load banners',
  })
  return banners.map(banner => pick(banner, fields))
}

/** Returns the banners of one placement, in the order of the service. */
export function bannersAt(placement: Banner['placement'], banners: Banner[]): Banner[] {
  return banners.filter(banner => banner.placement === placement)
}

export interface BannersData {
  banners: Banner[]
}

/** @throws ApiError with the text that the page shows */
export async function loadBannersPage({ request }: LoaderFunctionArgs): Promise<BannersData> {
  return { banners: await loadBanners(request.signal) }
}
