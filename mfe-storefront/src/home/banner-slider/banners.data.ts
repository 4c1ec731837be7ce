import { ApiError } from '@stampa/api'
import { apiOrigin, publicFetch } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'

/** A banner of the home page. */
export interface Banner {
  _id: string
  title: string
  subtitle: string
  link: string
  imageAsset: ImageAsset | null
}

export async function loadBanners(signal: AbortSignal): Promise<Banner[]> {
  const response = await publicFetch(new Request(`${apiOrigin}/api/banner`, { signal }))
  if (response.status === 404) return []
  if (!response.ok) throw new ApiError('Failed to load banners', response.status)
  const banners = (await response.json()) as (Banner & { placement: string })[]
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
