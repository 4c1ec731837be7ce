import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Summary } from '../shared/calls.ts'
import { useNumberFormat, usePercent } from '../shared/formats.ts'
import { changeOf, summaryMessages, useDuration } from './numbers.ts'
import styles from './summary-cards.module.css'

interface SummaryCardsProps {
  summary: Summary
  /** Figures of the previous period, if compared. */
  before?: Summary | undefined
}

export function SummaryCards({ summary, before }: SummaryCardsProps): ReactElement {
  const texts = useMessages(summaryMessages)
  const number = useNumberFormat()
  const duration = useDuration()
  const percent = usePercent(0)
  const count = (value: number) => number.format(value)
  const cards = [
    { label: texts.totalSessions, figure: 'totalSessions', write: count },
    { label: texts.pageViews, figure: 'totalPageViews', write: count },
    { label: texts.avgSession, figure: 'avgSessionDuration', write: duration },
    { label: texts.countries, figure: 'uniqueCountries', write: count },
    { label: texts.bounceRate, figure: 'bounceRate', write: percent },
  ] as const
  return (
    <section aria-label={texts.title}>
      <dl className={styles.cards}>
        {cards.map(({ label, figure, write }) => {
          const change = before && changeOf(summary[figure], before[figure])
          return (
            <div key={figure} className={styles.card}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{write(summary[figure])}</dd>
              {before && (
                <dd className={styles.change}>
                  {change !== undefined && <Change by={change} />}{' '}
                  {texts.before(write(before[figure]))}
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** The change of a figure as an arrow and in words. @param by 0.5 is an increase by half */
function Change({ by }: { by: number }): ReactElement {
  const texts = useMessages(summaryMessages)
  const percent = usePercent(0)
  if (percent(by) === percent(0)) return <b>{texts.same}</b>
  const [arrow, direction] = by > 0 ? ['↑', texts.rise] : ['↓', texts.fall]
  return (
    <b>
      <span aria-hidden="true">{arrow} </span>
      {direction(percent(Math.abs(by)))}
    </b>
  )
}
