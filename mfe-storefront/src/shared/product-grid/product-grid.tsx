import { FromPrice } from '@stampa/ui/price/from-price.tsx'
import type { ReactElement } from 'react'
import { CardImage, CardLink } from '../card/card.tsx'
import { productPath } from '../paths.ts'
import type { CardData } from './product-card.data.ts'
import styles from './product-grid.module.css'
import { Uncategorized } from './uncategorized.tsx'

/** Width of a card's image; see product-grid.module.css. */
export const cardImageSizes =
  '(min-width: 77.5rem) 18rem, (min-width: 60rem) 22vw, (min-width: 36rem) 46vw, 38vw'

/** Cards that a phone shows at once. */
const firstCards = 2

interface ProductGridProps {
  products: CardData[]
  /** @default 'h2' */
  heading?: 'h2' | 'h3'
  /** Loads the images of the first cards at once. */
  priority?: boolean
}

/** Product cards in rows on a phone, then in two or four columns. */
export function ProductGrid(props: ProductGridProps): ReactElement {
  const { products, heading = 'h2', priority = false } = props
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

interface ProductCardProps {
  product: CardData
  heading: 'h2' | 'h3'
  priority: boolean
}

/** Product in a list; the whole card is a link. */
function ProductCard({ product, heading: Heading, priority }: ProductCardProps): ReactElement {
  const { title, excerpt, categories, imageAsset, fromPrice, language } = product
  return (
    <article className={styles.card}>
      <CardImage asset={imageAsset} shape="tall" sizes={cardImageSizes} priority={priority} />
      <div className={styles.text}>
        {categories.length > 0 ? (
          <p className={styles.categories} lang={language}>
            {categories.join(', ')}
          </p>
        ) : (
          <Uncategorized className={styles.categories} />
        )}
        <Heading className={styles.title} lang={language}>
          <CardLink to={productPath(product)}>{title}</CardLink>
        </Heading>
        <p className={styles.excerpt} lang={language}>
          {excerpt}
        </p>
        <FromPrice price={fromPrice} className={styles.price} />
      </div>
    </article>
  )
}
