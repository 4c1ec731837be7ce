import { Placeholder } from '@stampa/ui/image/placeholder.tsx'
import type { ReactElement } from 'react'
import styles from './banner-placeholder.module.css'

/** Stands in for banners of which none has an image, and says how many there are. */
export function BannerPlaceholder({ count }: { count: number }): ReactElement {
  return (
    <div className={styles.placeholder}>
      <Placeholder className={styles.drawing ?? ''} />
      <h1 className={styles.text}>
        Test placeholder: {count === 1 ? '1 banner' : `${count} banners`}
      </h1>
    </div>
  )
}
