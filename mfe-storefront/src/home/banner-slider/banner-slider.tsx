import { useLangOf, useMessages } from '@stampa/platform'
import { Placeholder } from '@stampa/ui/image/placeholder.tsx'
import type { ReactElement } from 'react'
import type { Banner } from '../../shared/banner/banners.data.ts'
import type { CardData } from '../../shared/product-card/card-data.ts'
import styles from './banner-slider.module.css'
import { sliderMessages } from './slider.messages.ts'
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

/** Stands in for banners of which none has an image, and says how many there are. */
export function BannerPlaceholder({ count }: { count: number }): ReactElement {
  const { placeholder } = useMessages(sliderMessages)
  const langOf = useLangOf()
  return (
    <div className={styles.placeholder}>
      <Placeholder className={styles.drawing ?? ''} />
      <h1 className={styles.text} lang={langOf(sliderMessages.placeholder)}>
        {placeholder(count)}
      </h1>
    </div>
  )
}
