import { useContentLang, useLangOf, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { CardImage, CardLink } from '../card/card.tsx'
import { cardImageSizes } from '../image-sizes.ts'
import { productPath } from '../paths.ts'
import { cardMessages } from './card.messages.ts'
import type { CardData } from './card-data.ts'
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
  const { title, excerpt, categories, imageAsset } = product
  const { uncategorized } = useMessages(cardMessages)
  const langOf = useLangOf()
  const lang = useContentLang()
  return (
    <article className={styles.card}>
      <CardImage asset={imageAsset} shape="tall" sizes={cardImageSizes} priority={priority} />
      <div className={styles.text}>
        {categories.length > 0 ? (
          <p className={styles.categories} lang={lang}>
            {categories.join(', ')}
          </p>
        ) : (
          <p className={styles.categories} lang={langOf(cardMessages.uncategorized)}>
            {uncategorized}
          </p>
        )}
        <Heading className={styles.title} lang={lang}>
          <CardLink to={productPath(product)}>{title}</CardLink>
        </Heading>
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
      </div>
    </article>
  )
}
