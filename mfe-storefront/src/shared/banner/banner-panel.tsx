import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement } from 'react'
import { BannerContent } from './banner-content.tsx'
import styles from './banner-panel.module.css'
import type { Banner } from './banners.data.ts'
import { panelImageSizes } from './panel-image-sizes.ts'

interface BannerPanelProps {
  banner: Banner
  /** Where its text stands on wide screens. */
  text: 'beside' | 'below'
  /** One below the headline that it stands under. @default 'h2' */
  heading?: 'h2' | 'h3'
  priority?: boolean
}

/** One banner that stays where it is. */
export function BannerPanel({ banner, text, heading, priority }: BannerPanelProps): ReactElement {
  return (
    <article className={cx(styles.panel, text === 'beside' && styles.beside)}>
      <BannerContent
        banner={banner}
        sizes={panelImageSizes[text]}
        heading={heading ?? 'h2'}
        priority={priority ?? false}
      />
    </article>
  )
}
