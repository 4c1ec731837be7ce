import { Link, useContentLang, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { VisuallyHidden } from '@stampa/ui/visually-hidden/visually-hidden.tsx'
import type { ReactElement } from 'react'
import { bannerMessages } from './banner.messages.ts'
import { linkTarget } from './link-target.ts'

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
