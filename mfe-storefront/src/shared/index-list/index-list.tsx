import { Link } from '@stampa/platform'
import { ArrowRightIcon } from '@stampa/ui/icon/icons.tsx'
import type { ReactElement } from 'react'
import styles from './index-list.module.css'

export interface IndexEntry {
  to: string
  label: string
  /** Of the label, where it is not the page's language. */
  lang?: string | undefined
}

/** Where one can go from here, numbered as in a catalogue's index. */
export function IndexList({ entries }: { entries: IndexEntry[] }): ReactElement {
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
