import { Link } from '@stampa/platform'
import type { ReactElement, ReactNode } from 'react'
import styles from './card.module.css'

interface CardLinkProps {
  to: string
  children: ReactNode
}

/** The link of a card that leads there as a whole; the card must have a position. */
export function CardLink({ to, children }: CardLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
