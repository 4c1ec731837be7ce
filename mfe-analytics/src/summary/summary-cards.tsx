import { locales, useLanguage, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Summary } from '../shared/answers.ts'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { changeOf, useDuration } from './numbers.ts'
import { summaryMessages } from './summary.messages.ts'
import styles from './summary-cards.module.css'

interface SummaryCardsProps {
  summary: Summary
  /** Figures of the previous period, if compared. */
  before?: Summary | undefined
}

/** The five key figures of the period. */
export function SummaryCards({ summary, before }: SummaryCardsProps): ReactElement {
  const texts = useMessages(summaryMessages)
  const number = useNumberFormat()
  const duration = useDuration()
  const locale = locales[useLanguage()]
  const percent = (share: number) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share)
  const count = (value: number) => number.format(value)
  const cards = [
    card(texts.totalSessions, summary.totalSessions, before?.totalSessions, count),
    card(texts.pageViews, summary.totalPageViews, before?.totalPageViews, count),
    card(texts.avgSession, summary.avgSessionDuration, before?.avgSessionDuration, duration),
    card(texts.countries, summary.uniqueCountries, before?.uniqueCountries, count),
    card(texts.bounceRate, summary.bounceRate, before?.bounceRate, percent),
  ]
  return (
    <section aria-label={texts.title}>
      <dl className={styles.cards}>
        {cards.map(({ label, value, earlier, change }) => (
          <div key={label} className={styles.card}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {earlier !== undefined && (
              <dd className={styles.change}>
                {change !== undefined && <b>{signed(change, locale)}</b>} {texts.before(earlier)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

function card(
  label: string,
  now: number,
  before: number | undefined,
  write: (value: number) => string,
) {
  return {
    label,
    value: write(now),
    ...(before !== undefined && { earlier: write(before), change: changeOf(now, before) }),
  }
}

/** @example signed(0.124, 'en') // '+12%' */
function signed(change: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  }).format(change)
}
