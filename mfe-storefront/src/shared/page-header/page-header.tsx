import type { ReactElement, ReactNode } from 'react'
import { ControlStrip } from '../control-strip/control-strip.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: string
  /** Of title and text, where it is not the page's. */
  lang?: string | undefined
  /** Said in passing at its foot: how many things the page lists, say. */
  note?: string | undefined
  /** What the page is about. */
  text?: string | undefined
  /** The way to where the page belongs. */
  children?: ReactNode
}

/** Headline of a page. */
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
