import { locales, timeZone, useContentLang, useLanguage } from '@stampa/platform'
import type { ReactElement } from 'react'
import styles from './byline.module.css'

interface BylineProps {
  author: string
  /** ISO time. */
  createdAt: string
}

export function Byline({ author, createdAt }: BylineProps): ReactElement {
  const language = useLanguage()
  const lang = useContentLang()
  const date = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone })
  return (
    <p className={styles.byline}>
      {author && (
        <span className={styles.author} lang={lang}>
          {author}
        </span>
      )}
      <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
    </p>
  )
}
