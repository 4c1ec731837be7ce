import {
  defineMessages,
  type Language,
  Link,
  locales,
  timeZone,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import type { ReactElement } from 'react'
import { Paragraphs } from '../shared/paragraphs.tsx'
import { productPath } from '../shared/paths.ts'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

const messages = defineMessages({
  answer: { el: 'Απάντηση του καταστήματος', en: 'Answer of the shop' },
})

export interface Review {
  _id: string
  stars: number
  name: string
  text: string
  answer: string
  createdAt: string
  language?: Language | undefined
  product: { slug: string; title: string; language?: Language | undefined } | null
}

interface ReviewListProps {
  reviews: readonly Review[]
  /** Names the product of each, with a link to its page. */
  named?: boolean
}

export function ReviewList({ reviews, named = false }: ReviewListProps): ReactElement {
  const texts = useMessages(messages)
  const day = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'long', timeZone })
  return (
    <ul className={styles.list}>
      {reviews.map(({ _id, stars, name, text, answer, createdAt, language, product }) => (
        <li key={_id} className={styles.review}>
          <p className={styles.by}>
            <Stars stars={stars} />
            <strong>{name}</strong>
            <time dateTime={createdAt} className={styles.quiet}>
              {day.format(new Date(createdAt))}
            </time>
            {named && product && (
              <Link to={productPath(product)} lang={product.language}>
                {product.title}
              </Link>
            )}
          </p>
          <Paragraphs text={text} lang={language} />
          {answer !== '' && (
            <div className={styles.answer}>
              <strong>{texts.answer}</strong>
              <Paragraphs text={answer} lang={language} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
