import { type Banner, bannerPicture } from './banners/banner.ts'
import { sections } from './banners/sections.ts'
import { slides } from './banners/slides.ts'
import { opaquePng } from './raster.ts'
import type { DemoBanner } from './types.ts'

const BANNERS: readonly Banner[] = [...slides, ...sections]

/** Banners for all the placements there are. */
export function demoBanners(): Promise<DemoBanner[]> {
  return Promise.all(
    BANNERS.map(async (banner, i) => ({
      title: banner.title,
      subtitle: banner.subtitle,
      link: banner.link,
      placement: banner.placement,
      order: i + 1,
      image: await opaquePng(
        bannerPicture(banner),
        banner.placement === 'homepage' ? undefined : 1280,
      ),
      imageAlt: banner.alt,
    })),
  )
}
