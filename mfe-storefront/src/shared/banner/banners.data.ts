import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../api.ts'

type PublicBanner = CatalogAnswer<'/api/banner'>[number]

/** Where on the site a banner is shown. */
export type Placement = PublicBanner['placement']

export interface Banner
  extends Pick<PublicBanner, '_id' | 'title' | 'subtitle' | 'link' | 'placement'> {
  /** The service asks for one; the pages are ready for a banner without. */
  imageAsset: PublicBanner['imageAsset'] | null
}

/** @throws ApiError */
export async function loadBanners(signal: AbortSignal): Promise<Banner[]> {
  const banners = await unwrap(catalog.GET('/api/banner', { signal }), {
    fallback: 'Failed to load banners',
  })
  return banners.map(({ _id, title, subtitle, link, placement, imageAsset }) => ({
    _id,
    title,
    subtitle,
    link,
    placement,
    imageAsset,
  }))
}

/** Those of a place, in the order in which the service gives them. */
export function bannersAt(placement: Placement, banners: Banner[]): Banner[] {
  return banners.filter(banner => banner.placement === placement)
}

export interface BannersData {
  banners: Banner[]
}

/** @throws ApiError with the text that the page shows */
export async function loadBannersPage({
  request: { signal },
}: LoaderFunctionArgs): Promise<BannersData> {
  return { banners: await loadBanners(signal) }
}
