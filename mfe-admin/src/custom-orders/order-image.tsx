import type { ReactElement } from 'react'
import styles from './order-columns.module.css'

/** The customer's image, small. Its address is of the moment, so a stale page asks for it anew. */
export function OrderThumbnail({ image }: { image: string | null }): ReactElement {
  if (!image) return <span className={styles.image} />
  return <img src={image} alt="" width="48" height="48" loading="lazy" className={styles.image} />
}
