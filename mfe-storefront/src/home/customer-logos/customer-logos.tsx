import { useMessages } from '@stampa/platform'
import { IconButton } from '@stampa/ui/button/icon-button.tsx'
import { PauseIcon, PlayIcon } from '@stampa/ui/icon/icons.tsx'
import { Picture } from '@stampa/ui/image/picture.tsx'
import { type ReactElement, useId } from 'react'
import { homeMessages } from '../home.messages.ts'
import { SectionHeader } from '../section-header.tsx'
import styles from './customer-logos.module.css'
import type { Customer } from './customers.data.ts'
import { useEndlessScroll } from './use-endless-scroll.ts'

/** The logos of the shop's customers, going by without end. Nothing when there is none. */
export function CustomerLogos({ customers }: { customers: Customer[] }): ReactElement | null {
  const titleId = useId()
  const { customers: title, pauseLogos, playLogos } = useMessages(homeMessages)
  const { track, playing, toggle } = useEndlessScroll(customers.length)
  if (customers.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <SectionHeader id={titleId} title={title}>
        <div className={styles.pause}>
          <IconButton
            label={playing ? pauseLogos : playLogos}
            icon={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={toggle}
          />
        </div>
      </SectionHeader>
      <div className={styles.window}>
        <div ref={track} className={styles.track}>
          {/* Twice, so that the beginning follows the end without a gap. */}
          <Logos customers={customers} />
          <Logos customers={customers} repeated />
        </div>
      </div>
    </section>
  )
}

interface LogosProps {
  customers: Customer[]
  /** The same once more, for the eye alone. */
  repeated?: boolean
}

function Logos({ customers, repeated = false }: LogosProps): ReactElement {
  return (
    <ul className={styles.logos} aria-hidden={repeated || undefined}>
      {customers.map(({ _id, name, logo }) => (
        <li key={_id} className={styles.logo}>
          <Picture
            asset={logo}
            alt={name}
            sizes="9rem"
            fit="contain"
            transparent
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  )
}
