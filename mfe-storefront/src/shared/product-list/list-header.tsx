import type { ReactElement, ReactNode } from 'react'
import { ControlStrip } from '../control-strip/control-strip.tsx'
import styles from './list-header.module.css'

interface ListHeaderProps {
  title: string
  /** How many products the list holds; left out while that is not known. */
  count?: number
  /** What the list is about. */
  text?: string
  /** The way out of the list. */
  children?: ReactNode
}

/** Headline of a list of products. */
export function ListHeader({ title, count, text, children }: ListHeaderProps): ReactElement {
  return (
    <header className={styles.header}>
      {children}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.foot}>
        <ControlStrip />
        {count !== undefined && (
          <p className={styles.count}>{count === 1 ? '1 προϊόν' : `${count} προϊόντα`}</p>
        )}
      </div>
    </header>
  )
}
