import type { ReactElement } from 'react'
import styles from './order-columns.module.css'

/** The customer's image, small. Loading the list again brings its address of the moment. */
export function OrderThumbnail({ image }: { image: string }): ReactElement {
  return <img src={image} alt="" width="48" height="48" loading="lazy" className={styles.image} />
}
