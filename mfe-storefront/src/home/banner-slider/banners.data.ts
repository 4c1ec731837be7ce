import { type CatalogAnswer, unwrap } from '@stampa/api'
import { catalog } from '../../shared/api.ts'

type PublicBanner = CatalogAnswer<'/api/banner'>[number]

/** A banner of the home page. */
export interface Banner extends Pick<PublicBanner, '_id' | 'title' | 'subtitle' | 'link'> {
  /** The service asks for one; the page is ready for a banner without. */
  imageAsset: PublicBanner['imageAsset'] | null
}

export async function loadBanners(signal: AbortSignal): Promise<Banner[]> {
  const banners = await unwrap(catalog.GET('/api/banner', { signal }), {
    fallback: 'Failed to load banners',
  })
  return banners
    .filter(({ placement }) => placement === 'homepage')
    .map(({ _id, title, subtitle, link, imageAsset }) => ({
      _id,
      title,
      subtitle,
      link,
      imageAsset,
    }))
}
