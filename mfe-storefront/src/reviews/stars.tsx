import { defineMessages, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import styles from './reviews.module.css'

const messages = defineMessages({
  stars: { el: (stars: number) => `${stars} από 5`, en: (stars: number) => `${stars} out of 5` },
})

/** Full and empty stars. @param label empty where the text beside them says the number */
export function Stars({ stars, label }: { stars: number; label?: string }): ReactElement {
  const texts = useMessages(messages)
  const hidden =
    label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': texts.stars(stars) }
  return (
    <span {...hidden} className={styles.stars}>
      {'★'.repeat(stars)}
      <span>{'★'.repeat(5 - stars)}</span>
    </span>
  )
}
