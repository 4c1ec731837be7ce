import { useMessages } from '@stampa/platform'
import { shopDay } from '@stampa/rules/shop-time'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import type { ReactElement } from 'react'
import { useFormats } from '../shared/use-formats.ts'
import type { Job } from './production.data.ts'
import { productionMessages } from './production.messages.ts'
import styles from './production.module.css'

const day = 24 * 60 * 60 * 1000

/** When a job is due, and by how much it is late. */
export function Due({ job }: { job: Job }): ReactElement {
  const texts = useMessages(productionMessages)
  const { date } = useFormats()
  const { dueDate, stage } = job
  if (dueDate === null) return <span className={styles.muted}>{texts.noDueDate}</span>
  const days = (Date.parse(shopDay()) - Date.parse(dueDate)) / day
  const isOpen = stage !== 'Delivered'
  return (
    <span className={styles.due}>
      {isOpen && days === 0 ? texts.dueToday : texts.dueOn(date(dueDate))}
      {isOpen && days > 0 && <Badge tone="danger">{texts.late(days)}</Badge>}
    </span>
  )
}

interface ItemsProps {
  job: Job
  /** Shows only the first line, with the number of the others. */
  isShort?: boolean
}

export function Items({ job: { items }, isShort = false }: ItemsProps): ReactElement {
  const texts = useMessages(productionMessages)
  const { count } = useFormats()
  const shown = isShort ? items.slice(0, 1) : items
  const others = items.length - shown.length
  return (
    <ul className={styles.items}>
      {shown.map(({ skuCode, productDescription, printPositions, quantity }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a SKU may be in the offer twice, and lines never move.
        <li key={index}>
          {count(quantity)} × {productDescription}
          {!isShort && (
            <span className={styles.muted}> {[skuCode, ...printPositions].join(', ')}</span>
          )}
        </li>
      ))}
      {others > 0 && <li className={styles.muted}>{texts.otherItems(others)}</li>}
    </ul>
  )
}
