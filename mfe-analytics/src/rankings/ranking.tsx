import { useMessages } from '@stampa/platform'
import { Button } from '@stampa/ui/button/button.tsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Card, CardNote } from '../shared/card.tsx'
import { useNumberFormat } from '../shared/use-number-format.ts'
import styles from './ranking.module.css'
import { rankingMessages } from './rankings.messages.ts'

/** Rows shown before 'show all'. */
const firstRows = 10

/** A row of a ranking. */
export interface Ranked {
  key: string
  /** Row header. */
  name: ReactNode
  count: number
  /** Whole percent. */
  percent?: number
}

interface RankingProps {
  title: string
  rows: readonly Ranked[]
  /** Column headers; columns without one are left out. */
  columns: { rank?: string; name: string; count: string; percent?: string }
  /** Text shown without rows. */
  empty: string
  children?: ReactNode
}

/** A table of the most frequent values, with a bar in each row. */
export function Ranking({ title, rows, columns, empty, children }: RankingProps): ReactElement {
  const texts = useMessages(rankingMessages)
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, firstRows)
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <CardNote>{empty}</CardNote>
      ) : (
        <RankingTable rows={shown} columns={columns} title={title} />
      )}
      {rows.length > firstRows && (
        <div>
          <Button size="small" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? texts.fewer : texts.all(rows.length)}
          </Button>
        </div>
      )}
      {children}
    </Card>
  )
}

function RankingTable({ title, rows, columns }: Omit<RankingProps, 'empty'>): ReactElement {
  const number = useNumberFormat()
  const caption = useId()
  const highest = Math.max(...rows.map(({ count }) => count), 1)
  return (
    <table aria-labelledby={caption} className={styles.table}>
      <caption id={caption} className={styles.caption}>
        {title}
      </caption>
      <thead>
        <tr>
          {columns.rank && (
            <th scope="col" className={styles.rank}>
              {columns.rank}
            </th>
          )}
          <th scope="col">{columns.name}</th>
          <th scope="col" className={styles.number}>
            {columns.count}
          </th>
          {columns.percent && (
            <th scope="col" className={styles.number}>
              {columns.percent}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, percent }, index) => (
          <tr key={key} className={styles.row}>
            {columns.rank && <td className={styles.rank}>{index + 1}</td>}
            <th scope="row" className={styles.name}>
              <Bar share={count / highest} />
              <span className={styles.text}>{name}</span>
            </th>
            <td className={styles.number}>{number.format(count)}</td>
            {columns.percent && <td className={styles.number}>{percent}%</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bar whose length is the row's share of the highest count; the table also shows the number. */
function Bar({ share }: { share: number }): ReactElement {
  return (
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={share * 100} height={1} />
    </svg>
  )
}
