import { Link, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import { type ReactElement, useId } from 'react'
import type { Banner } from './banners.data.ts'
import { bannerImageSizes } from './image-sizes.ts'
import { linkTarget } from './link-target.ts'
import { sliderMessages } from './slider.messages.ts'
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

export function Slide(props: SlideProps): ReactElement {
  const { banner, position, current, pictured, priority } = props
  const { title, subtitle, link, imageAsset } = banner
  const titleId = useId()
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
      <div className={styles.picture}>
        {pictured && (
          <Picture
            asset={imageAsset}
            alt=""
            sizes={bannerImageSizes}
            priority={priority}
            fit="cover"
            className={styles.image ?? ''}
          />
        )}
      </div>
      <div className={styles.text}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <LearnMore link={link} describedBy={titleId} />
      </div>
    </div>
  )
}

function LearnMore({
  link,
  describedBy,
}: {
  link: string
  describedBy: string
}): ReactElement | null {
  const target = linkTarget(link)
  const { learnMore } = useMessages(sliderMessages)
  const lang = useLangOf()(sliderMessages.learnMore)
  if (!target) return null
  return (
    <Button
      variant="primary"
      size="large"
      render={
        target.kind === 'page' ? (
          <Link to={target.path} lang={lang} aria-describedby={describedBy} />
        ) : (
          // biome-ignore lint/a11y/useAnchorContent: the button gives it its text.
          <a href={target.url} rel="noopener" lang={lang} aria-describedby={describedBy} />
        )
      }
    >
      {learnMore}
    </Button>
  )
}
