import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import styles from './reviews.module.css'

const messages = defineMessages({
  stars: { el: (stars: number) => `${stars} από 5`, en: (stars: number) => `${stars} out of 5` },
})

/** Full and empty stars. */
export function Stars({ stars }: { stars: number }): ReactElement {
  const texts = useMessages(messages)
  return (
    <span role="img" aria-label={texts.stars(stars)} className={styles.stars}>
      {'★'.repeat(stars)}
      <span>{'★'.repeat(5 - stars)}</span>
    </span>
  )
}
