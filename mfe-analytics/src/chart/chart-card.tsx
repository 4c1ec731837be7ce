import { Link, useMessages } from '@stampa/platform'
import type { ReactElement } from 'react'
import type { Bucket } from '../shared/calls.ts'
import { Card, CardNote } from '../shared/card.tsx'
import { grainsOf, useView } from '../view/view.ts'
import styles from './time-chart.module.css'
import { chartMessages, TimeChart } from './time-chart.tsx'

interface ChartCardProps {
  /** Null if the request failed. */
  buckets: readonly Bucket[] | null
  before: readonly Bucket[] | undefined
}

export function ChartCard({ buckets, before }: ChartCardProps): ReactElement {
  const texts = useMessages(chartMessages)
  const { view } = useView()
  return (
    <Card title={texts.title} action={<GrainLinks />}>
      {buckets ? (
        <TimeChart buckets={buckets} before={before} grain={view.grain} />
      ) : (
        <CardNote>{texts.failed}</CardNote>
      )}
    </Card>
  )
}

function GrainLinks(): ReactElement {
  const texts = useMessages(chartMessages)
  const { view, searchOf } = useView()
  return (
    <nav aria-label={texts.grain} className={styles.grains}>
      {grainsOf(view).map(grain => (
        <Link
          key={grain}
          to={{ search: searchOf({ ...view, grain }) }}
          preventScrollReset
          aria-current={grain === view.grain ? 'true' : undefined}
          className={styles.grain}
        >
          {texts[grain]}
        </Link>
      ))}
    </nav>
  )
}
