import { useLangOf, useMessages } from '@stampa/platform'
import { Placeholder } from '@stampa/ui/image/placeholder.tsx'
import type { ReactElement } from 'react'
import styles from './banner-placeholder.module.css'
import { sliderMessages } from './slider.messages.ts'

/** Stands in for banners of which none has an image, and says how many there are. */
export function BannerPlaceholder({ count }: { count: number }): ReactElement {
  const { placeholder } = useMessages(sliderMessages)
  const langOf = useLangOf()
  return (
    <div className={styles.placeholder}>
      <Placeholder className={styles.drawing ?? ''} />
      <h1 className={styles.text} lang={langOf(sliderMessages.placeholder)}>
        {placeholder(count)}
      </h1>
    </div>
  )
}
