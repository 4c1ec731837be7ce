import { Link } from '@stampa/platform'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import styles from './index-list.module.css'

interface IndexListProps {
  entries: {
    to: string
    label: string
    /** Language of the label, where it may differ from the page's. */
    lang?: string | undefined
  }[]
}

/** Numbered links, like the index of a catalogue. */
export function IndexList({ entries }: IndexListProps): ReactElement {
  return (
    <ul className={styles.index}>
      {entries.map(({ to, label, lang }) => (
        <li key={to} className={styles.entry}>
          <Link to={to} className={styles.link}>
            <span lang={lang}>{label}</span>
            <ArrowRightIcon />
          </Link>
        </li>
      ))}
    </ul>
  )
}
