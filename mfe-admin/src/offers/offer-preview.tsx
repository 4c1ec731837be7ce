import { Link, useLoaderData, useMessages } from '@stampa/platform'
import { Badge } from '@stampa/ui/badge/badge.tsx'
import { Button } from '@stampa/ui/button/button.tsx'
import { Dialog } from '@stampa/ui/dialog/dialog.tsx'
import type { ReactElement } from 'react'
import { useCloseForm } from '../shared/form/form-address.ts'
import { MissingDialog } from '../shared/trash/missing-dialog.tsx'
import { useFormats } from '../shared/use-formats.ts'
import { OfferActions } from './offer-actions.tsx'
import { statusTones } from './offer-columns.tsx'
import { OfferHistory } from './offer-history.tsx'
import { OfferItems } from './offer-items.tsx'
import styles from './offer-preview.module.css'
import { OfferSummary } from './offer-summary.tsx'
import type { Offer, OfferData } from './offers.data.ts'
import { offersMessages } from './offers.messages.ts'
import { totalsOf } from './stored-amounts.ts'

/** A stored offer with its actions, over the list. */
export function Component(): ReactElement {
  const texts = useMessages(offersMessages)
  const data = useLoaderData<OfferData | null>()
  const close = useCloseForm({ id: 'offers' })
  if (!data) return <MissingDialog title={texts.missing} onClose={close} />
  const { offer, history } = data
  return (
    <Dialog
      open
      size="wide"
      title={texts.preview}
      onClose={close}
      footer={<Button onClick={close}>{texts.close}</Button>}
    >
      <div className={styles.offer}>
        <OfferFacts offer={offer} />
        <OfferActions offer={offer} />
        <OfferSummary totals={totalsOf(offer)} />
        <OfferItems offer={offer} />
        {offer.notes && <p className={styles.notes}>{offer.notes}</p>}
        <OfferHistory revisions={history} />
      </div>
    </Dialog>
  )
}

function OfferFacts({ offer }: { offer: Offer }): ReactElement {
  const texts = useMessages(offersMessages)
  const { date, dateTime } = useFormats()
  const { decision } = offer
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.customer}</dt>
        <dd>
          {offer.customerName}
          {offer.customerEmail && <span className={styles.muted}>{offer.customerEmail}</span>}
          {offer.customerAddress && <span className={styles.muted}>{offer.customerAddress}</span>}
        </dd>
      </div>
      <div>
        <dt>{texts.offerDate}</dt>
        <dd>
          {date(offer.offerDate)}
          <span className={styles.muted}>{offer.number}</span>
        </dd>
      </div>
      <div>
        <dt>{texts.validUntil}</dt>
        <dd>{offer.validUntil ? date(offer.validUntil) : texts.noEnd}</dd>
      </div>
      <div>
        <dt>{texts.status}</dt>
        <dd>
          <Badge tone={statusTones[offer.status]}>{texts.statuses[offer.status]}</Badge>
          {decision && (
            <span className={styles.muted}>
              {texts.decidedBy(decision.name, dateTime(decision.at))}
              {decision.comment && ` · ${decision.comment}`}
            </span>
          )}
        </dd>
      </div>
      {offer.customOrder && (
        <div>
          <dt>{texts.fromOrder}</dt>
          <dd>
            <Link to={`/admin/custom-orders/${offer.customOrder}`}>
              {offer.customOrder.slice(-6)}
            </Link>
          </dd>
        </div>
      )}
      {offer.designOrder && (
        <div>
          <dt>{texts.fromDesign}</dt>
          <dd>
            <Link to={`/admin/design-studio/orders/${offer.designOrder}?tab=orders`}>
              {offer.designOrder.slice(-6)}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  )
}
