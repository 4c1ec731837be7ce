import { type CatalogAnswer, unwrap } from '@stampa/api'
import type { LoaderFunctionArgs } from '@stampa/platform'
import { catalog } from '../api.ts'
import { type ImageOptional, type Loaded, type Picked, pick } from '../loaders.ts'

const fields = [
  ...(['_id', 'title', 'subtitle', 'link', 'placement', 'imageAsset'] as const),
] as const

type PublicBanner = CatalogAnswer<'/api/banner'>[number]

export type Banner = ImageOptional<Picked<PublicBanner, (typeof fields)[number]>>

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

export type BannersData = Loaded<typeof loadBannersPage>

/** @throws ApiError with the text that the page shows */
export async function loadBannersPage({ request }: LoaderFunctionArgs) {
  return { banners: await loadBanners(request.signal) }
}
