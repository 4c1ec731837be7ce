import type { ReactElement, ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps<T> {
  items: T[]
  /** Shows one of them. */
  children: (item: T, index: number) => ReactNode
}

/** Cards beside each other: one, two, then three columns. */
export function CardGrid<T extends { _id: string }>({
  items,
  children,
}: CardGridProps<T>): ReactElement {
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item._id}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
