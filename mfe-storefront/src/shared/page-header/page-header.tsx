import type { ReactElement, ReactNode } from 'react'
import { ControlStrip } from '../control-strip/control-strip.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Language of title and text, where it is not the page's. */
  lang?: string | undefined
  /** Small print below the headline, such as the number of items. */
  note?: string | undefined
  text?: string | undefined
  /** Link to the parent page. */
  children?: ReactNode
}

export function PageHeader({ title, lang, note, text, children }: PageHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      {children}
      <h1 className={styles.title} lang={lang}>
        {title}
      </h1>
      {text && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
      <div className={styles.foot}>
        <ControlStrip />
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </header>
  )
}
