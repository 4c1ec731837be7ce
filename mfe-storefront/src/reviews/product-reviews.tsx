import {
  defineMessages,
  type Language,
  locales,
  timeZone,
  useLanguage,
  useMessages,
} from '@stampa/platform'
import { type ReactElement, useId } from 'react'
import { Paragraphs } from '../shared/paragraphs.tsx'
import styles from './reviews.module.css'
import { Stars } from './stars.tsx'

const messages = defineMessages({
  title: { el: 'Κριτικές πελατών', en: 'Customer reviews' },
  average: {
    el: (average: string, count: number) =>
      `${average} από 5, ${count === 1 ? '1 κριτική' : `${count} κριτικές`}`,
    en: (average: string, count: number) =>
      `${average} out of 5, ${count === 1 ? '1 review' : `${count} reviews`}`,
  },
  how: {
    el: 'Γράφουν μόνο πελάτες, από τη σελίδα της ολοκληρωμένης παραγγελίας τους. Τις διαβάζουμε πριν δημοσιευτούν και δεν τις αλλάζουμε.',
    en: 'Only customers write them, from the page of their completed order. We read them before they are published, and do not change them.',
  },
  answer: { el: 'Απάντηση του καταστήματος', en: 'Answer of the shop' },
  more: {
    el: (count: number) => (count === 1 ? 'Ακόμη 1 κριτική' : `Ακόμη ${count} κριτικές`),
    en: (count: number) => (count === 1 ? '1 more review' : `${count} more reviews`),
  },
})

interface Review {
  _id: string
  stars: number
  name: string
  text: string
  answer: string
  createdAt: string
  language?: Language | undefined
}

interface ProductReviewsProps {
  reviews: { count: number; average: number | null; reviews: readonly Review[] }
  className: string | undefined
}

/** Reviews that are shown before 'more'. */
const shownFirst = 5

/** The reviews of a product, latest first; nothing where there are none. */
export function ProductReviews({ reviews, className }: ProductReviewsProps): ReactElement | null {
  const { count, average, reviews: list } = reviews
  const texts = useMessages(messages)
  const locale = locales[useLanguage()]
  const id = useId()
  if (average === null) return null
  const [first, more] = [list.slice(0, shownFirst), list.slice(shownFirst)]
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{texts.title}</h2>
      <p className={styles.average}>
        <span aria-hidden="true" className={styles.stars}>
          ★
        </span>
        {texts.average(average.toLocaleString(locale, { minimumFractionDigits: 1 }), count)}
      </p>
      <p className={styles.quiet}>{texts.how}</p>
      <ReviewList reviews={first} />
      {more.length > 0 && (
        <details>
          <summary className={styles.more}>{texts.more(more.length)}</summary>
          <ReviewList reviews={more} />
        </details>
      )}
    </section>
  )
}

function ReviewList({ reviews }: { reviews: readonly Review[] }): ReactElement {
  const texts = useMessages(messages)
  const day = new Intl.DateTimeFormat(locales[useLanguage()], { dateStyle: 'long', timeZone })
  return (
    <ul className={styles.list}>
      {reviews.map(({ _id, stars, name, text, answer, createdAt, language }) => (
        <li key={_id} className={styles.review}>
          <p className={styles.by}>
            <Stars stars={stars} />
            <strong>{name}</strong>
            <time dateTime={createdAt} className={styles.quiet}>
              {day.format(new Date(createdAt))}
            </time>
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
