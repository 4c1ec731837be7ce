import { type Head, type HeadArgs, textsIn } from '@stampa/platform'
import { panelImageSizes } from '../shared/banner/panel-image-sizes.ts'
import { pageHead } from '../shared/page-head.ts'
import type { BannersData } from './banners.data.ts'
import { bannersMessages } from './banners.messages.ts'

export function bannersHead({ data, language }: HeadArgs & { data: BannersData }): Head {
  const { title, description } = textsIn(bannersMessages, language)
  return pageHead({
    title,
    description,
    path: '/banners',
    image: { asset: data.banners[0]?.imageAsset, sizes: panelImageSizes.below },
  })
}
