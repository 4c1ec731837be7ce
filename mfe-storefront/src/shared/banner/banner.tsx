import { Link, useContentLang, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement } from 'react'
import { panelImageSizes } from '../image-sizes.ts'
import { bannerMessages } from './banner.messages.ts'
import styles from './banner.module.css'
import type { Banner } from './banners.data.ts'
import { linkTarget } from './link-target.ts'

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

interface LearnMoreProps {
  /** As it was entered. */
  link: string
  /** The banner's, which tells this link from the next one where only links are listed. */
  title: string
}

/** A banner's link; nothing when it leads nowhere. */
export function LearnMore({ link, title }: LearnMoreProps): ReactElement | null {
  const target = linkTarget(link)
  const { learnMore } = useMessages(bannerMessages)
  const lang = useLangOf()(bannerMessages.learnMore)
  const titleLang = useContentLang()
  if (!target) return null
  return (
    <Button
      variant="primary"
      size="large"
      render={
        target.kind === 'page' ? (
          <Link to={target.path} />
        ) : (
          // biome-ignore lint/a11y/useAnchorContent: the button gives it its text.
          <a href={target.url} rel="noopener" />
        )
      }
    >
      <span lang={lang}>{learnMore}</span>
      <VisuallyHidden>
        : <span lang={titleLang}>{title}</span>
      </VisuallyHidden>
    </Button>
  )
}
