import type { Conflict } from '@stampa/api'
import { useMessages } from '@stampa/platform'
import { decimalNumber } from '@stampa/pricing'
import { Button } from '@stampa/ui/button/button.tsx'
import type { ReactElement } from 'react'
import { conflictMessages } from '../shared/conflict/conflict.messages.ts'
import { useFormats } from '../shared/use-formats.ts'
import { type Draft, priceDraft } from './draft.ts'
import { offerFormMessages } from './offer-form.messages.ts'
import styles from './offer-form.module.css'
import type { Offer, Sku } from './offers.data.ts'

interface OfferConflictProps {
  conflict: Conflict
  mine: Draft
  theirs: Offer
  skus: readonly Sku[]
  onKeep: () => void
  onTake: () => void
}

/** Both versions of an offer that another administrator has changed. One is chosen whole: its lines belong together. */
export function OfferConflict(props: OfferConflictProps): ReactElement {
  const { conflict, mine, theirs, skus, onKeep, onTake } = props
  const texts = useMessages(offerFormMessages)
  const shared = useMessages(conflictMessages)
  const { dateTime, euro } = useFormats()
  const revenue = decimalNumber(priceDraft(mine, skus).totals.totalRevenue)
  return (
    <section role="alert" className={styles.versions}>
      <p>
        <strong>{shared.title}</strong>{' '}
        {shared.savedBy(conflict.changedBy ?? shared.somebody, dateTime(conflict.changedAt))}
      </p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <strong>{texts.yours}</strong>
          <Facts name={mine.customerName} lines={mine.items.length} revenue={euro(revenue)} />
          <Button size="small" onClick={onKeep}>
            {texts.keepMine}
          </Button>
        </div>
        <div className={styles.side}>
          <strong>{texts.theirs}</strong>
          <Facts
            name={theirs.customerName}
            lines={theirs.items.length}
            revenue={euro(theirs.totalRevenue)}
          />
          <Button size="small" onClick={onTake}>
            {texts.takeTheirs}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Facts(props: { name: string; lines: number; revenue: string }): ReactElement {
  const texts = useMessages(offerFormMessages)
  return (
    <p>
      {props.name} · {texts.items}: {props.lines} · {texts.totalRevenue}: {props.revenue}
    </p>
  )
}
