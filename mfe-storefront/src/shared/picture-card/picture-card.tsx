import type { Language } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { ReactElement } from 'react'
import { CardImage, CardLink } from '../card/card.tsx'
import { cardGridSizes } from '../image-sizes.ts'
import styles from './picture-card.module.css'

interface PictureCardProps {
  record: {
    name: string
    description: string
    imageAsset: ImageAsset | null
    language?: Language | undefined
  }
  /** Target of an address with this hash. */
  id?: string
  /** Link of the whole card. */
  to?: string
  /** Loads the image at once, for cards of the first view. */
  priority: boolean
}

/** Category or occasion with its picture, name and description. */
export function PictureCard({ record, id, to, priority }: PictureCardProps): ReactElement {
  const { name, description, imageAsset, language } = record
  return (
    <article id={id} className={styles.card} lang={language}>
      <CardImage asset={imageAsset} shape="wide" sizes={cardGridSizes} priority={priority} />
      <h2 className={styles.name}>{to ? <CardLink to={to}>{name}</CardLink> : name}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </article>
  )
}
