import type { ReactElement } from 'react'
import { BannerPanel } from '../../shared/banner/banner-panel.tsx'
import type { Banner } from '../../shared/banner/banners.data.ts'
import styles from './offer-banner.module.css'

/** What the shop offers at the moment. Nothing when it offers nothing. */
export function OfferBanner({ banner }: { banner: Banner | null }): ReactElement | null {
  if (!banner) return null
  return (
    <div className={styles.offer}>
      <BannerPanel banner={banner} text="below" heading="h2" />
    </div>
  )
}
