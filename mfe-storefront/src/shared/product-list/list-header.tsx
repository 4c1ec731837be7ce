import { useMessages } from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import { ControlStrip } from '../control-strip/control-strip.tsx'
import { listMessages } from './list.messages.ts'
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
  const texts = useMessages(listMessages)
  return (
    <header className={styles.header}>
      {children}
      <h1 className={styles.title}>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.foot}>
        <ControlStrip />
        {count !== undefined && <p className={styles.count}>{texts.count(count)}</p>}
      </div>
    </header>
  )
}
