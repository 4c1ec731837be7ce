import type { ReactElement } from 'react'
import type { Banner } from '../../shared/banner/banners.data.ts'
import type { CardData } from '../../shared/product-card/card-data.ts'
import { BannerPlaceholder } from './banner-placeholder.tsx'
import { Slider } from './slider.tsx'
import { Welcome } from './welcome.tsx'

interface BannerSliderProps {
  banners: Banner[]
  /** Products to illustrate the welcome with when there is no banner. */
  examples: CardData[]
}

/** The head of the home page: the banners that have an image, one after the other. */
export function BannerSlider({ banners, examples }: BannerSliderProps): ReactElement {
  if (banners.length === 0) return <Welcome examples={examples} />
  const slides = banners.flatMap(({ imageAsset, ...banner }) =>
    imageAsset ? [{ ...banner, imageAsset }] : [],
  )
  if (slides.length === 0) return <BannerPlaceholder count={banners.length} />
  return <Slider slides={slides} />
}
