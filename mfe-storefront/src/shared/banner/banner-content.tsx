import { useContentLang } from '@stampa/platform'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import styles from './banner-content.module.css'
import type { Banner } from './banners.data.ts'
import { LearnMore } from './learn-more.tsx'

interface BannerContentProps {
  banner: Banner
  /** How wide its image is shown, as the `sizes` attribute. */
  sizes: string
  /** @default 'h2' */
  heading?: 'h2' | 'h3'
  /** False until its image is worth its bytes. @default true */
  pictured?: boolean
  priority?: boolean
}

/** The two parts of a banner, picture and text, for whatever lays them out. */
export function BannerContent(props: BannerContentProps): ReactElement {
  const { banner, sizes, heading: Heading = 'h2', pictured = true, priority = false } = props
  const { title, subtitle, link, imageAsset } = banner
  const lang = useContentLang()
  return (
    <>
      <div className={styles.picture}>
        {pictured && (
          <Picture
            asset={imageAsset}
            alt=""
            sizes={sizes}
            priority={priority}
            fit="cover"
            className={styles.image}
          />
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} lang={lang}>
          {title}
        </Heading>
        {subtitle && (
          <p className={styles.subtitle} lang={lang}>
            {subtitle}
          </p>
        )}
        <LearnMore link={link} title={title} />
      </div>
    </>
  )
}
