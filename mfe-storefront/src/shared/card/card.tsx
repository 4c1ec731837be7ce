import { Link } from '@stampa/platform'
import { cx } from '@stampa/ui/cx.ts'
import { Picture } from '@stampa/ui/image/picture.tsx'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { ReactElement, ReactNode } from 'react'
import styles from './card.module.css'

interface CardImageProps {
  asset: ImageAsset | null
  /** Of its frame: `tall` is 4:5, `wide` 3:2. */
  shape: 'tall' | 'wide'
  /** How wide it is shown, as the `sizes` attribute. */
  sizes: string
  /** It is part of the first view: it loads at once. */
  priority?: boolean
}

/** The picture of a card, which is an `article`: it comes a little closer when that is pointed at. */
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

/** The link of a card that leads there as a whole; the card must have a position. */
export function CardLink({ to, children }: CardLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  )
}
