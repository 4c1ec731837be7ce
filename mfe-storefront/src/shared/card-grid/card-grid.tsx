import { cx } from '@stampa/ui/cx.ts'
import type { ReactElement, ReactNode } from 'react'
import styles from './card-grid.module.css'

interface CardGridProps<T> {
  items: T[]
  /** On a phone the cards are one row that scrolls sideways. @default false */
  strip?: boolean
  children: (item: T, index: number) => ReactNode
}

/** Cards in one, two or three columns. */
export function CardGrid<T extends { _id: string }>(props: CardGridProps<T>): ReactElement {
  const { items, strip, children } = props
  const cards = (
    <ul className={cx(styles.grid, strip && styles.strip)}>
      {items.map((item, index) => (
        <li key={item._id}>{children(item, index)}</li>
      ))}
    </ul>
  )
  if (!strip) return cards
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
    <div tabIndex={0} className={styles.scroller}>
      {cards}
    </div>
  )
}
