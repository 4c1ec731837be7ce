import type { ReactElement, ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps<T> {
  items: T[]
  children: (item: T, index: number) => ReactNode
}

/** Cards in one, two or three columns. */
export function CardGrid<T extends { _id: string }>(props: CardGridProps<T>): ReactElement {
  const { items, children } = props
  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={item._id}>{children(item, index)}</li>
      ))}
    </ul>
  )
}
