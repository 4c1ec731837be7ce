import { useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { liveMessages } from './live.messages.ts'
import styles from './minute-bars.module.css'

const height = 64

/** Page views per minute as bars, the current minute last, and as a table. */
export function MinuteBars({ perMinute }: { perMinute: readonly number[] }): ReactElement {
  const texts = useMessages(liveMessages)
  const number = useNumberFormat()
  const highest = Math.max(...perMinute, 1)
  const minutes = perMinute.map((count, index) => ({
    count,
    ago: perMinute.length - 1 - index,
    bar: Math.max((count / highest) * height, count > 0 ? 2 : 0.5),
  }))
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>
        {texts.perMinute} · {texts.window}
      </figcaption>
      <svg
        viewBox={`0 0 ${perMinute.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.bars}
      >
        {minutes.map(({ ago, bar }, index) => (
          <rect key={ago} x={index * 10 + 1} y={height - bar} width={8} height={bar} />
        ))}
      </svg>
      <details className={styles.details}>
        <summary>{texts.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable. */}
        <section aria-label={texts.perMinute} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.minute}</th>
                <th scope="col">{texts.pageViews}</th>
              </tr>
            </thead>
            <tbody>
              {minutes.toReversed().map(({ ago, count }) => (
                <tr key={ago}>
                  <th scope="row">{texts.minutesAgo(ago)}</th>
                  <td>{number.format(count)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}
