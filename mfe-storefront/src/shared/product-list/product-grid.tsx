import type { ReactElement } from 'react'
import type { CardData } from '../product-card/card-data.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import styles from './product-grid.module.css'

interface ProductGridProps {
  products: CardData[]
  /** @default 'h2' */
  heading?: 'h2' | 'h3'
  /** The first cards are what a visitor sees first: their images load at once. */
  priority?: boolean
}

/** As many as a phone shows at once. */
const firstCards = 2

/** Product cards: rows on a phone, then two, then four columns. */
export function ProductGrid({
  products,
  heading = 'h2',
  priority = false,
}: ProductGridProps): ReactElement {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            heading={heading}
            priority={priority && index < firstCards}
          />
        </li>
      ))}
    </ul>
  )
}
