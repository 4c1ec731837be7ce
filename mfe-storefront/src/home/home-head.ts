import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { imagePreload } from '../shared/image-preload.ts'
import { openGraphImage } from '../shared/open-graph-image.ts'
import { bannerImageSizes, welcomeImageSizes } from './banner-slider/image-sizes.ts'
import type { HomeData } from './home.data.ts'
import { homeMessages } from './home.messages.ts'

export function homeHead({ data, language }: HeadArgs & { data: HomeData }): Head {
  const { title, description } = textsIn(homeMessages, language)
  const banner = data.banners.find(({ imageAsset }) => imageAsset)?.imageAsset
  const example = data.banners.length === 0 ? data.featured[0]?.imageAsset : undefined
  return {
    title,
    description,
    canonical: '/',
    ...openGraphImage(banner ?? example),
    ...(banner ? imagePreload(banner, bannerImageSizes) : imagePreload(example, welcomeImageSizes)),
    jsonLd: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Stampa', url: '/' },
  }
}
