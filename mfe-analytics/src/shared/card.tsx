import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './card.module.css'

interface CardProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

export function Card({ title, action, children }: CardProps): ReactElement {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.card}>
      <header className={styles.header}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** A note in place of missing content. */
export function CardNote({ children }: { children: ReactNode }): ReactElement {
  return <p className={styles.note}>{children}</p>
}
