import { Link, useLangOf, useMessages } from '@stampa/platform'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ReactElement } from 'react'
import { cardMessages } from './card.messages.ts'
import type { CardData } from './card-data.ts'
import { cardImageSizes } from './card-image-sizes.ts'
import styles from './product-card.module.css'

interface ProductCardProps {
  product: CardData
  /** One below the headline that the card's list stands under. @default 'h2' */
  heading?: 'h2' | 'h3'
  /** It is part of the first view: its image loads at once. */
  priority?: boolean
}

/** A product in a list; the whole card leads to its page. */
export function ProductCard({
  product,
  heading: Heading = 'h2',
  priority = false,
}: ProductCardProps): ReactElement {
  const { _id, title, excerpt, categories, imageAsset } = product
  const { uncategorized } = useMessages(cardMessages)
  const langOf = useLangOf()
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <Picture
          asset={imageAsset}
          alt=""
          sizes={cardImageSizes}
          priority={priority}
          fit="cover"
          className={styles.picture ?? ''}
        />
      </div>
      <div className={styles.text}>
        {categories.length > 0 ? (
          <p className={styles.categories}>{categories.join(', ')}</p>
        ) : (
          <p className={styles.categories} lang={langOf(cardMessages.uncategorized)}>
            {uncategorized}
          </p>
        )}
        <Heading className={styles.title}>
          <Link to={`/products/${_id}`} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </article>
  )
}
