import { Link, useContentLang, useMessages } from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { BannerPanel } from '../shared/banner/banner.tsx'
import type { Banner } from '../shared/banner/banners.data.ts'
import styles from './event-banner.module.css'
import type { EventLink } from './home.data.ts'
import { homeMessages } from './home.messages.ts'
import { SectionHeader } from './section-header.tsx'

interface EventBannerProps {
  banner: Banner | null
  events: EventLink[]
}

/** The occasions that the shop prints for. Nothing when there is neither a banner nor an event. */
export function EventBanner({ banner, events }: EventBannerProps): ReactElement | null {
  const titleId = useId()
  const { events: title } = useMessages(homeMessages)
  const lang = useContentLang()
  if (!banner && events.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title} />
      {banner && <BannerPanel banner={banner} text="beside" heading="h3" />}
      {events.length > 0 && (
        <ul className={styles.events}>
          {events.map(({ _id, name }) => (
            <li key={_id}>
              <Link to={`/events#${_id}`} className={styles.event} lang={lang}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
