import { Link } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { ReactElement, ReactNode } from 'react'
import styles from './card.module.css'

interface CardImageProps {
  asset: ImageAsset | null
  /** Aspect ratio: `tall` is 4:5, `wide` 3:2. */
  shape: 'tall' | 'wide'
  /** Width, as the `sizes` attribute. */
  sizes: string
  /** Loads at once, for cards of the first view. */
  priority?: boolean
}

/** Picture of a card (an `article`); grows slightly while the pointer is over the card. */
export function CardImage({ asset, shape, sizes, priority }: CardImageProps): ReactElement {
  return (
    <div className={cx(styles.image, styles[shape])}>
      <Picture
        asset={asset}
        alt=""
        sizes={sizes}
        priority={priority ?? false}
        fit="cover"
        className={styles.picture}
      />
    </div>
  )
}

interface CardLinkProps {
  to: string
  children: ReactNode
}

/** Link that covers its whole card; the card must be positioned. */
export function CardLink({ to, children }: CardLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
