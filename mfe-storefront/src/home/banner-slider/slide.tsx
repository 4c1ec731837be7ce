import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { ReactElement } from 'react'
import { BannerContent } from '../../shared/banner/banner-content.tsx'
import type { Banner } from '../../shared/banner/banners.data.ts'
import { bannerImageSizes } from './image-sizes.ts'
import styles from './slider.module.css'

export type SlideData = Banner & { imageAsset: ImageAsset }

interface SlideProps {
  banner: SlideData
  /** '2 / 3' */
  position: string
  current: boolean
  /** False until its image is worth its bytes. */
  pictured: boolean
  priority: boolean
}

export function Slide({ banner, position, current, pictured, priority }: SlideProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, no fieldset.
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      className={styles.slide}
      data-current={current || undefined}
      inert={!current}
    >
      <BannerContent
        banner={banner}
        sizes={bannerImageSizes}
        pictured={pictured}
        priority={priority}
      />
    </div>
  )
}
