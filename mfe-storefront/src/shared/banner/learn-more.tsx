import { Link, useLangOf, useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { bannerMessages } from './banner.messages.ts'
import { linkTarget } from './link-target.ts'

interface LearnMoreProps {
  /** As it was entered. */
  link: string
  /** Id of the text that says about what. */
  describedBy: string
}

/** A banner's link; nothing when it leads nowhere. */
export function LearnMore({ link, describedBy }: LearnMoreProps): ReactElement | null {
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
