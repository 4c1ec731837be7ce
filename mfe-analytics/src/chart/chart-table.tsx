import { useMessages } from '@stampa/platform'
import { type ReactElement, useState } from 'react'
import type { Bucket } from '../shared/answers.ts'
import { useNumberFormat } from '../shared/use-number-format.ts'
import { chartMessages } from './chart.messages.ts'
import styles from './chart-table.module.css'
import type { Series } from './series.ts'

interface ChartTableProps {
  buckets: readonly Bucket[]
  series: readonly Series[]
  nameOf: (time: string) => string
}

/** The chart's values as a table, latest first. */
export function ChartTable({ buckets, series, nameOf }: ChartTableProps): ReactElement {
  const texts = useMessages(chartMessages)
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{texts.asTable}</summary>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable.
        <section aria-label={texts.table} tabIndex={0} className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{texts.when}</th>
                {series.map(({ name }) => (
                  <th key={name} scope="col">
                    {texts[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Rows buckets={buckets} series={series} nameOf={nameOf} />
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}

function Rows({ buckets, series, nameOf }: ChartTableProps): ReactElement[] {
  const number = useNumberFormat()
  return buckets
    .map(({ time }, index) => (
      <tr key={time}>
        <th scope="row">{nameOf(time)}</th>
        {series.map(({ name, values }) => (
          <td key={name}>{number.format(values[index] ?? 0)}</td>
        ))}
      </tr>
    ))
    .toReversed()
}
