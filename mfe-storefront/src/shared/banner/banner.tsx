import { defineMessages, Link, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { cx } from '@stampa/ui/cx.ts'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement } from 'react'
import { acrossPhone } from '../image-sizes.ts'
import styles from './banner.module.css'
import type { Banner } from './banners.data.ts'

const bannerMessages = defineMessages({
  learnMore: { el: 'Μάθετε περισσότερα', en: 'Learn More', specified: 'en' },
})

/** Width of a banner's image, by the place of its text on wide screens; see banner.module.css. */
export const panelImageSizes = {
  beside: `(min-width: 77.5rem) 50rem, (min-width: 60rem) 62vw, ${acrossPhone}`,
  below: `(min-width: 77.5rem) 38rem, (min-width: 60rem) 47vw, ${acrossPhone}`,
} as const

interface BannerProps {
  banner: Banner
  /** Place of the text on wide screens. */
  text: keyof typeof panelImageSizes
  /** @default 'h2' */
  heading?: 'h2' | 'h3'
  priority?: boolean
}

interface BannerContentProps extends BannerProps {
  /** False delays the image. @default true */
  pictured?: boolean
}

/** Picture and text of a banner, without a box around them. */
export function BannerContent(props: BannerContentProps): ReactElement {
  const { banner, text, heading: Heading = 'h2', pictured = true, priority = false } = props
  const { title, subtitle, imageAsset, language } = banner
  return (
    <>
      <div className={styles.picture}>
        {pictured && (
          <Picture
            asset={imageAsset}
            alt=""
            sizes={panelImageSizes[text]}
            priority={priority}
            fit="cover"
            className={styles.image}
          />
        )}
      </div>
      <div className={styles.text}>
        <Heading className={styles.title} lang={language}>
          {title}
        </Heading>
        {subtitle && (
          <p className={styles.subtitle} lang={language}>
            {subtitle}
          </p>
        )}
        <LearnMore {...banner} />
      </div>
    </>
  )
}

/** A single banner in its own box. */
export function BannerPanel(props: BannerProps): ReactElement {
  return (
    <article className={cx(styles.panel, props.text === 'beside' && styles.beside)}>
      <BannerContent {...props} />
    </article>
  )
}

/** Link of a banner; null for an unusable address. The hidden title makes it unique in a list of links. */
function LearnMore({ link, title, language }: Banner): ReactElement | null {
  const target = linkTarget(link)
  const { learnMore } = useMessages(bannerMessages)
  const lang = useLangOf()(bannerMessages.learnMore)
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
        : <span lang={language}>{title}</span>
      </VisuallyHidden>
    </Button>
  )
}

type LinkTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; url: string }

/**
 * Parses the link of a banner: a path of this site or a web address; undefined for anything else, such as a script
 * or a host that looks like a path (browsers read `/<tab>/host` as `//host`).
 *
 * @example linkTarget('/products') // { kind: 'page', path: '/products' }
 */
export function linkTarget(link: string | null | undefined): LinkTarget | undefined {
  const entered = link?.trim() ?? ''
  if (/^\/(?![/\\])\S*$/.test(entered)) return { kind: 'page', path: entered }
  if (/^https?:\/\/[^/]/i.test(entered) && URL.canParse(entered)) {
    return { kind: 'elsewhere', url: entered }
  }
  return undefined
}
