import { useContentLang } from '@stampa/platform'
import type { ImageAsset } from '@stampa/ui/image/sources.ts'
import type { ReactElement } from 'react'
import { CardImage, CardLink } from '../card/card.tsx'
import { cardGridSizes } from '../image-sizes.ts'
import styles from './picture-card.module.css'

interface PictureCardProps {
  /** Makes it a place that addresses can point to. */
  id?: string
  name: string
  description: string
  asset: ImageAsset | null
  /** Where the whole card leads, if it does. */
  to?: string
  /** It is part of the first view: its image loads at once. */
  priority?: boolean
}

/** Something that is shown by a picture, a name and a few words: a category, an occasion. */
export function PictureCard({
  id,
  name,
  description,
  asset,
  to,
  priority = false,
}: PictureCardProps): ReactElement {
  const lang = useContentLang()
  return (
    <article id={id} className={styles.card} lang={lang}>
      <CardImage asset={asset} shape="wide" sizes={cardGridSizes} priority={priority} />
      <h2 className={styles.name}>{to ? <CardLink to={to}>{name}</CardLink> : name}</h2>
      {description && <p className={styles.description}>{description}</p>}
    </article>
  )
}
